import { rail as messages } from "@mindreel/messages/shared/frame";
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { IconChevronDown } from "#shared/icons/frame.ts";
import { backwardKey, forwardKey } from "#shared/language/direction.ts";
import { format } from "#shared/language/format.ts";
import { Link } from "#shared/navigation/Link.tsx";
import { IconButton } from "#shared/ui/plain/buttons/IconButton.tsx";
import { Title } from "#shared/ui/plain/text/Title.tsx";
import classes from "./Rail.module.css";

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

/** Which ends of the row are in view. */
type Ends = "start" | "end" | "both" | "none";

/** In pixels: scroll positions are fractions. */
const near = 2;

function endsOf({ scrollLeft, clientWidth, scrollWidth }: HTMLElement): Ends {
  // Negative if the row is written from right to left.
  const before = Math.abs(scrollLeft);
  const atStart = before <= near;
  const atEnd = before + clientWidth >= scrollWidth - near;
  if (atStart && atEnd) return "both";
  return atStart ? "start" : atEnd ? "end" : "none";
}

/** Which ends of a row are in view, and a function that scrolls it by most of its width. */
function useRailEnds(row: RefObject<HTMLElement | null>) {
  const [ends, setEnds] = useState<Ends>("both");
  useEffect(() => {
    const element = row.current;
    if (element === null) return;
    const look = () => setEnds(endsOf(element));
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    const items = new MutationObserver(look);
    items.observe(element, { childList: true });
    element.addEventListener("scroll", look, { passive: true });
    return () => {
      sizes.disconnect();
      items.disconnect();
      element.removeEventListener("scroll", look);
    };
  }, [row]);

  const scroll = (by: 1 | -1) => {
    const element = row.current;
    if (element === null) return;
    const direction = getComputedStyle(element).direction === "rtl" ? -by : by;
    element.scrollBy({
      left: direction * element.clientWidth * 0.9,
      behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth",
    });
  };
  return { ends, scroll };
}

/** An item's links and buttons, without those of what it has opened. */
const controlsIn = (item: Element): HTMLElement[] =>
  [...item.querySelectorAll<HTMLElement>("a, button")].filter((each) => each.closest("[popover]") === null);

/**
 * Makes a row one tab stop: Tab enters it at its current item. The arrow keys along the row, Home and End move between
 * items, those across it between the links and buttons of an item.
 */
function useRailKeys(row: RefObject<HTMLUListElement | null>) {
  const current = useRef<HTMLElement | null>(null);
  const items = () => [...(row.current?.children ?? [])].map(controlsIn).filter(({ length }) => length > 0);

  const settle = () => {
    const all = items();
    const stop = all.flat().find((control) => control === current.current) ?? all[0]?.[0];
    for (const control of all.flat()) {
      const tabIndex = control === stop ? 0 : -1;
      if (control.tabIndex !== tabIndex) control.tabIndex = tabIndex;
    }
  };
  // After every render, because items may change.
  useLayoutEffect(settle);

  const onKeyDown = (event: KeyboardEvent) => {
    const all = items();
    const at = all.findIndex((controls) => controls.some((control) => control === event.target));
    const within = all[at]?.findIndex((control) => control === event.target) ?? -1;
    if (within === -1) return;
    const across = { ArrowDown: within + 1, ArrowUp: within - 1 }[event.key];
    const along = { [forwardKey()]: at + 1, [backwardKey()]: at - 1, Home: 0, End: all.length - 1 }[event.key];
    const next =
      across === undefined ? along !== undefined && (all[along]?.[within] ?? all[along]?.[0]) : all[at]?.[across];
    // At the last one, the page scrolls as usual.
    if (!next) return;
    event.preventDefault();
    next.focus();
  };

  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || !items().some((controls) => controls.includes(target))) return;
    current.current = target;
    settle();
    // Browsers do not scroll to what is partly visible. What is pressed must not move away.
    if (target.matches(":focus-visible")) target.closest("li")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  };
  return { onKeyDown, onFocus };
}
