import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { arranging as messages } from "@mindreel/messages/catalogue/home";
import { messages as moving } from "@mindreel/messages/catalogue/series-admin";
import { IconArrowDown, IconArrowUp, IconGripVertical } from "#shared/icons/administration.ts";
import { format } from "#shared/language/format.ts";
import { IconButton } from "#shared/ui/plain/buttons/IconButton.tsx";
import { Checkbox } from "#shared/ui/plain/fields/Checkbox.tsx";
import type { ArrangedRail } from "./arrangement.ts";
import classes from "./HomeEditor.module.css";

interface Props {
  readonly rail: ArrangedRail;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onStep: (by: 1 | -1) => void;
  readonly onShow: (visible: boolean) => void;
}

export function RailRow({ rail: { id, kind, title, visible }, isFirst, isLast, onStep, onShow }: Props) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id,
    attributes: { roleDescription: moving.draggable },
  });
  return (
    <li
      ref={setNodeRef}
      className={classes.rail}
      data-dragging={isDragging || undefined}
      // Escape ends the dragging, not the dialog.
      data-escape={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <IconButton
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        className={classes.handle}
        aria-label={format(moving.move, { title })}
      >
        <IconGripVertical size={20} stroke={1.75} aria-hidden="true" />
      </IconButton>
      <Checkbox
        aria-label={format(messages.shown, { title })}
        checked={visible}
        onChange={({ currentTarget: { checked } }) => onShow(checked)}
      />
      <span className={classes.words}>
        <span dir="auto">{title}</span>
        <span className={classes.kind}>{messages.kinds[kind]}</span>
      </span>
      <span className={classes.steps}>
        {/* Not disabled at either end: that would drop the focus, which has just moved there. */}
        <IconButton aria-label={format(moving.moveUp, { title })} aria-disabled={isFirst} onClick={() => onStep(-1)}>
          <IconArrowUp size={20} stroke={1.75} aria-hidden="true" />
        </IconButton>
        <IconButton aria-label={format(moving.moveDown, { title })} aria-disabled={isLast} onClick={() => onStep(1)}>
          <IconArrowDown size={20} stroke={1.75} aria-hidden="true" />
        </IconButton>
      </span>
    </li>
  );
}
