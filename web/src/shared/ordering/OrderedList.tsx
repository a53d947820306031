import {
  type Announcements,
  closestCenter,
  DndContext,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from "@dnd-kit/sortable";
import { messages } from "@mindreel/messages/shared/ordering";
import { type ReactNode, useState } from "react";
import { format } from "#shared/language/format.ts";
import { VisuallyHidden } from "#shared/ui/plain/text/VisuallyHidden.tsx";

interface Item {
  readonly id: number | string;
  readonly title: string;
}

interface Props<I extends Item> {
  readonly items: readonly I[];
  readonly label: string;
  readonly className: string | undefined;
  /** For screen readers: how to move a row by keyboard. */
  readonly instructions: string;
  /** Said once a button has moved a row. */
  readonly moved: (now: { readonly title: string; readonly place: number; readonly count: number }) => string;
  readonly onMove: (from: number, to: number) => void;
  /** An `OrderedRow`. */
  readonly children: (item: I, at: number, onStep: (by: 1 | -1) => void) => ReactNode;
}

const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 });

/** A list that is ordered by dragging, by keyboard, or with two buttons in each row. */
export function OrderedList<I extends Item>(props: Props<I>) {
  const { items, label, className, instructions, moved, onMove, children } = props;
  const [said, say] = useState("");
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = items.map(({ id }) => id);
  const step = ({ title }: I, from: number, by: 1 | -1) => {
    const to = from + by;
    if (items[to] === undefined) return;
    onMove(from, to);
    say(moved({ title, place: to + 1, count: items.length }));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[upAndDown]}
      accessibility={{
        announcements: announcementsFor(items),
        screenReaderInstructions: { draggable: instructions },
      }}
      onDragEnd={({ active, over }) => {
        const [from, to] = [ids.indexOf(active.id), over === null ? -1 : ids.indexOf(over.id)];
        if (to !== -1 && from !== to) onMove(from, to);
      }}
    >
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ol className={className} aria-label={label}>
          {items.map((item, at) => children(item, at, (by) => step(item, at, by)))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

/** Screen reader announcements for each step of a drag. */
function announcementsFor(items: readonly { readonly id: UniqueIdentifier; readonly title: string }[]): Announcements {
  const placed = (id: UniqueIdentifier, at = id) => ({
    title: items.find((item) => item.id === id)?.title ?? "",
    place: items.findIndex((item) => item.id === at) + 1,
    count: items.length,
  });
  // Also used while a drag is over its own place, where it begins.
  const pickedUp = (id: UniqueIdentifier) => format(messages.pickedUp, placed(id));
  return {
    onDragStart: ({ active: { id } }) => pickedUp(id),
    onDragOver: ({ active: { id }, over }) => {
      if (over === null) return undefined;
      return over.id === id ? pickedUp(id) : format(messages.over, placed(id, over.id));
    },
    onDragEnd: ({ active: { id }, over }) => format(messages.putDown, placed(id, over?.id)),
    onDragCancel: ({ active: { id } }) => format(messages.stays, placed(id)),
  };
}
