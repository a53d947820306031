import { rail as messages } from "@mindreel/messages/shared/frame";
import { type ReactNode, type RefObject, useId, useRef } from "react";
import { IconChevronDown } from "#shared/icons/frame.ts";
import { format } from "#shared/language/format.ts";
import { Link } from "#shared/navigation/Link.tsx";
import { IconButton } from "#shared/ui/plain/buttons/IconButton.tsx";
import { Title } from "#shared/ui/plain/text/Title.tsx";
import classes from "./Rail.module.css";
import { useRailEnds } from "./useRailEnds.ts";
import { useRailKeys } from "./useRailKeys.ts";

interface Props {
  readonly title: string;
  /** The path of the page with everything of which the rail shows a part. */
  readonly more?: string | null;
  /** The heading, which can be focused by script. */
  readonly heading?: RefObject<HTMLHeadingElement | null>;
  /** `<li className={railItem}>`, each with a link or button first. */
  readonly children: ReactNode;
  /** Called when it is near the screen, under the pointer, or focused. */
  readonly onApproach?: () => void;
}

/** The class of a rail's items. */
export const railItem = classes.item;

/**
 * A row that scrolls sideways: by touch, by its buttons, and as one tab stop with arrow keys, Home and End. It is an
 * ordinary list of ordinary links and buttons, which screen readers read without these keys.
 */
export function Rail({ title, more = null, heading, children, onApproach }: Props) {
  const id = useId();
  const row = useRef<HTMLUListElement>(null);
  const { ends, scroll } = useRailEnds(row);
  const keys = useRailKeys(row);
  const button = (by: 1 | -1, label: string, atEnd: boolean) => (
    // For pointers: the keyboard has the arrow keys.
    <IconButton
      className={by === 1 ? classes.on : classes.back}
      tabIndex={-1}
      aria-label={format(label, { title })}
      disabled={atEnd}
      onClick={() => scroll(by)}
    >
      <IconChevronDown size={20} aria-hidden="true" />
    </IconButton>
  );
  return (
    <section className={classes.rail} aria-labelledby={id} onPointerEnter={onApproach} onFocus={onApproach}>
      <div className={classes.head}>
        <Title ref={heading} order={2} size={3} id={id} tabIndex={-1} className={classes.title} dir="auto">
          {more === null ? (
            title
          ) : (
            // The same as the last item, where the keyboard finds it.
            <Link to={more} tabIndex={-1}>
              {title}
            </Link>
          )}
        </Title>
        {ends !== "both" && (
          <div className={classes.buttons}>
            {button(-1, messages.back, ends === "start")}
            {button(1, messages.on, ends === "end")}
          </div>
        )}
      </div>
      <ul ref={row} className={classes.row} {...keys}>
        {children}
        {more !== null && (
          <li className={`${classes.item} ${classes.last}`}>
            <Link to={more} className={classes.all} aria-label={format(messages.allOf, { title })}>
              {messages.all}
            </Link>
          </li>
        )}
      </ul>
    </section>
  );
}
