import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { whenUsed } from "#shared/loading/whenUsed.ts";
import classes from "./Menu.module.css";

/** The props that make a button the menu's button. */
type MenuButtonProps = Pick<
  ComponentProps<"button">,
  | "id"
  | "ref"
  | "aria-haspopup"
  | "aria-expanded"
  | "aria-controls"
  | "onClick"
  | "onKeyDown"
  | "onPointerEnter"
  | "onFocus"
>;

interface Props {
  /** The button, which gets the focus back. */
  readonly target: RefObject<HTMLButtonElement | null>;
  readonly button: (props: MenuButtonProps) => ReactNode;
  /** Fetches the menu's content, if it is loaded lazily, once the page is used or the menu is about to be opened. */
  readonly preload?: () => Promise<unknown>;
  /** `MenuItem` and `MenuLink`, in a component that is loaded lazily, and closes the menu if it does not load. */
  readonly children: (onNotLoaded: () => void) => ReactNode;
  readonly className?: string | undefined;
}

type Side = "first" | "last";

/** A button that opens a menu below it. https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/ */
export function Menu({ target, button, preload, children, className = "" }: Props) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<Side | null>(null);

  const fetchItems = () => void preload?.().catch(() => undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, whichever function the first render had
  useEffect(() => whenUsed(fetchItems), []);

  const isOpen = opened !== null;
  useEffect(() => {
    if (!isOpen) return;
    const outside = ({ target: pressed }: PointerEvent) => {
      if (pressed instanceof Node && [menu, target].some(({ current }) => current?.contains(pressed))) return;
      setOpened(null);
    };
    document.addEventListener("pointerdown", outside);
    return () => document.removeEventListener("pointerdown", outside);
  }, [isOpen, target]);

  const items = () => [...(menu.current?.querySelectorAll<HTMLElement>("[role=menuitem]") ?? [])];
  const close = () => {
    setOpened(null);
    target.current?.focus();
  };

  const openByKey = (event: KeyboardEvent) => {
    const side = { ArrowDown: "first" as const, ArrowUp: "last" as const }[event.key];
    if (side === undefined) return;
    event.preventDefault();
    setOpened(side);
  };
  const move = (event: KeyboardEvent) => {
    // Tab continues from the button.
    if (event.key === "Escape" || event.key === "Tab") {
      close();
      return;
    }
    const all = items();
    const at = all.findIndex((item) => item.contains(document.activeElement));
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    all.at(to % all.length)?.focus();
  };
  const choose = ({ target: pressed }: MouseEvent) => {
    if (pressed instanceof Element && pressed.closest("[role=menuitem]") !== null) close();
  };
  return (
    <div className={classes.place} data-menu="">
      {button({
        id: `${id}button`,
        ref: target,
        "aria-haspopup": "menu",
        "aria-expanded": isOpen,
        "aria-controls": isOpen ? `${id}menu` : undefined,
        onClick: () => setOpened(isOpen ? null : "first"),
        onKeyDown: openByKey,
        onPointerEnter: fetchItems,
        onFocus: fetchItems,
      })}
      {isOpen && (
        <Suspense>
          <div
            ref={menu}
            id={`${id}menu`}
            role="menu"
            aria-labelledby={`${id}button`}
            className={`${classes.menu} ${className}`}
            onKeyDown={move}
            onClick={choose}
          >
            {children(close)}
          </div>
          <Arrived
            then={() =>
              items()
                .at(opened === "first" ? 0 : -1)
                ?.focus()
            }
          />
        </Suspense>
      )}
    </div>
  );
}

/** Signals that its siblings within a `Suspense` have loaded. */
function Arrived({ then }: { readonly then: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(then, []);
  return null;
}
