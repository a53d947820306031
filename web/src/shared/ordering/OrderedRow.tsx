import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { messages } from "@mindreel/messages/shared/ordering";
import type { ReactNode } from "react";
import { IconArrowDown, IconArrowUp, IconGripVertical } from "#shared/icons/administration.ts";
import { format } from "#shared/language/format.ts";
import { IconButton } from "#shared/ui/plain/buttons/IconButton.tsx";
import classes from "./ordering.module.css";

interface Props {
  readonly id: number | string;
  readonly title: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly className: string | undefined;
  readonly buttonsClassName?: string | undefined;
  readonly onStep: (by: 1 | -1) => void;
  /** Between the handle and the buttons. */
  readonly children: ReactNode;
  /** Further buttons. */
  readonly buttons?: ReactNode;
}

/** A row of an `OrderedList`: a handle, what it shows, and buttons to move it. */
export function OrderedRow(props: Props) {
  const { id, title, isFirst, isLast, className, buttonsClassName, onStep, children, buttons } = props;
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id,
    attributes: { roleDescription: messages.draggable },
  });
  return (
    <li
      ref={setNodeRef}
      className={`${classes.row} ${className}`}
      data-dragging={isDragging || undefined}
      // In a dialog, Escape ends the dragging, not the dialog.
      data-escape={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <IconButton
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        className={classes.handle}
        aria-label={format(messages.move, { title })}
      >
        <IconGripVertical size={20} stroke={1.75} aria-hidden="true" />
      </IconButton>
      {children}
      <span className={`${classes.buttons} ${buttonsClassName ?? ""}`}>
        {/* Not disabled at either end: that would drop the focus, which has just moved there. */}
        <IconButton aria-label={format(messages.moveUp, { title })} aria-disabled={isFirst} onClick={() => onStep(-1)}>
          <IconArrowUp size={20} stroke={1.75} aria-hidden="true" />
        </IconButton>
        <IconButton aria-label={format(messages.moveDown, { title })} aria-disabled={isLast} onClick={() => onStep(1)}>
          <IconArrowDown size={20} stroke={1.75} aria-hidden="true" />
        </IconButton>
        {buttons}
      </span>
    </li>
  );
}
