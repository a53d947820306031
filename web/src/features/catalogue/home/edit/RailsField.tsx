import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import { limits } from "@mindreel/contract/plain/limits";
import { arranging as messages } from "@mindreel/messages/catalogue/home";
import { useState } from "react";
import { announcementsFor } from "#features/catalogue/series-admin/announcements.ts";
import { format } from "#shared/language/format.ts";
import { Title } from "#shared/ui/plain/text/Title.tsx";
import { VisuallyHidden } from "#shared/ui/plain/text/VisuallyHidden.tsx";
import type { ArrangedRail } from "./arrangement.ts";
import classes from "./HomeEditor.module.css";
import { RailRow } from "./RailRow.tsx";

interface Props {
  readonly rails: ArrangedRail[];
  readonly onChange: (rails: ArrangedRail[]) => void;
}

const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 });

/** The rails, ordered by dragging, by keyboard, or with two buttons each, and shown or hidden. */
export function RailsField({ rails, onChange }: Props) {
  const [said, say] = useState("");
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = rails.map(({ id }) => id);
  const step = (from: number, by: 1 | -1) => {
    const to = from + by;
    if (rails[to] === undefined) return;
    onChange(arrayMove(rails, from, to));
    say(format(messages.isNow, { title: rails[from]?.title ?? "", place: to + 1, count: rails.length }));
  };
  return (
    <section className={classes.part}>
      <Title order={3}>{messages.rails}</Title>
      <p className={classes.note}>{format(messages.railsNote, { most: limits.rails })}</p>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        modifiers={[upAndDown]}
        accessibility={{
          announcements: announcementsFor(rails),
          screenReaderInstructions: { draggable: messages.instructions },
        }}
        onDragEnd={({ active, over }) => {
          const [from, to] = [ids.indexOf(String(active.id)), ids.indexOf(String(over?.id))];
          if (to !== -1 && from !== to) onChange(arrayMove(rails, from, to));
        }}
      >
        <VisuallyHidden role="status">{said}</VisuallyHidden>
        <SortableContext items={ids} strategy={verticalListSortingStrategy}>
          <ol className={classes.rails} aria-label={messages.rails}>
            {rails.map((rail, at) => (
              <RailRow
                key={rail.id}
                rail={rail}
                isFirst={at === 0}
                isLast={at === rails.length - 1}
                onStep={(by) => step(at, by)}
                onShow={(visible) => onChange(rails.map((each) => (each.id === rail.id ? { ...each, visible } : each)))}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
    </section>
  );
}
