import {
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { createPortal } from "react-dom";
import { Title } from "#shared/ui/plain/text/Title.tsx";
import classes from "./Dialog.module.css";

interface Props {
  /** The dialog's accessible name, which includes what it is about: `Block ada`. */
  readonly label: string;
  /** The heading; absent if the content has its own. */
  readonly title?: string;
  readonly opened: boolean;
  readonly onClose: () => void;
  /** Called once the dialog has closed. */
  readonly onClosed?: () => void;
  /** Prevents closing by Escape and by a press outside. */
  readonly locked?: boolean;
  /** Off if the element that opened the dialog will no longer exist when it closes. */
  readonly returnFocus?: boolean;
  /** Off for a form: the content as the description would read every field aloud when the dialog opens. */
  readonly described?: boolean;
  /** Pixels. */
  readonly width?: number;
  /** On a phone at the bottom of the screen, within reach of the thumb. */
  readonly sheet?: boolean;
  readonly children: ReactNode;
}

/** The frame of every dialog in the app. */
export function Dialog({ opened, onClosed, ...frame }: Props) {
  // The content stays until it has faded out.
  const [shown, setShown] = useState(opened);
  if (opened && !shown) setShown(true);
  if (!shown) return null;
  const closed = () => {
    setShown(false);
    onClosed?.();
  };
  return createPortal(<Frame {...frame} opened={opened} onClosed={closed} />, document.body);
}

function Frame({
  label,
  title,
  opened,
  onClose,
  onClosed,
  locked = false,
  returnFocus = true,
  described = true,
  width = 440,
  sheet = false,
  children,
}: Props & { readonly onClosed: () => void }) {
  const id = useId();
  const close = locked ? undefined : onClose;
  const host = useModal({ opened, returnFocus, onEscape: close, onClosed });
  const pressed = useRef<EventTarget | null>(null);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keyboard has Escape
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Escape
    <div
      ref={host}
      data-modal
      className={classes.outside}
      data-closing={!opened || undefined}
      onPointerDown={({ target }: PointerEvent) => {
        pressed.current = target;
      }}
      onClick={({ target, currentTarget }) => {
        // Not after dragging, such as a selection of text that ends outside.
        if (target === currentTarget && pressed.current === target) close?.();
      }}
    >
      <div
        role="dialog"
        aria-modal="true"
        aria-label={label}
        aria-describedby={described ? id : undefined}
        tabIndex={-1}
        className={classes.dialog}
        data-sheet={sheet || undefined}
        style={{ maxWidth: width }}
      >
        <div id={id}>
          {title !== undefined && (
            <Title order={2} className={classes.title}>
              {title}
            </Title>
          )}
          {children}
        </div>
      </div>
    </div>
  );
}

interface Modal {
  readonly opened: boolean;
  readonly returnFocus: boolean;
  /** Absent if Escape does not close it. */
  readonly onEscape: (() => void) | undefined;
  /** Called once it has faded out. */
  readonly onClosed: () => void;
}

const focusable = "a[href], button, input:not([type=hidden]), select, textarea, [tabindex]:not([tabindex='-1'])";

/** The rest of the page: other modals, and the parts of the app but the toasts, which are a popover and stay within reach. */
const restOf = (host: Element): Element[] =>
  [...document.body.children]
    .filter((element) => element !== host)
    .flatMap((element) => (element.hasAttribute("data-modal") ? element : [...element.children]))
    .filter((element) => !element.hasAttribute("popover") && !element.hasAttribute("inert"));

function focusFirst(host: HTMLElement): void {
  const wanted = host.querySelector<HTMLElement>("[data-autofocus]");
  const first = [...host.querySelectorAll<HTMLElement>(focusable)].find(
    (element) => !element.matches(":disabled, [hidden]"),
  );
  (wanted ?? first ?? host.querySelector<HTMLElement>("[role=dialog]"))?.focus();
}

/**
 * Makes the rest of the page inert while a modal is open, moves the focus into it and back, and closes it by Escape. Not
 * a native modal dialog: that makes the toasts inert as well, which say why its form was refused.
 * @returns the ref of the modal's element, a child of the body with the attribute `data-modal`
 */
function useModal({ opened, returnFocus, onEscape, onClosed }: Modal): RefObject<HTMLDivElement | null> {
  const host = useRef<HTMLDivElement>(null);
  const current = useRef({ onEscape, onClosed, returnFocus });
  useLayoutEffect(() => {
    current.current = { onEscape, onClosed, returnFocus };
  });

  useEffect(() => {
    const element = host.current;
    if (!opened || element === null) return;
    const opener = document.activeElement;
    const rest = restOf(element);
    for (const each of rest) each.setAttribute("inert", "");
    focusFirst(element);
    const onKeyDown = (event: KeyboardEvent) => {
      // Only the topmost modal: the others are inert.
      if (event.key !== "Escape" || event.isComposing || element.hasAttribute("inert")) return;
      // Meant for a part of it that says so.
      if (element.querySelector("[data-escape]") !== null) return;
      // Nor is it meant for the form around the modal's component.
      event.stopPropagation();
      current.current.onEscape?.();
    };
    window.addEventListener("keydown", onKeyDown, { capture: true });
    return () => {
      window.removeEventListener("keydown", onKeyDown, { capture: true });
      for (const each of rest) each.removeAttribute("inert");
      if (!current.current.returnFocus) return;
      // What opened it may be gone with what it was about.
      const next = opener instanceof HTMLElement && opener.isConnected ? opener : document.getElementById("main");
      next?.focus({ preventScroll: true });
    };
  }, [opened]);

  useEffect(() => {
    const element = host.current;
    if (opened || element === null) return;
    let reopened = false;
    const motions = element.getAnimations?.({ subtree: true }) ?? [];
    void Promise.allSettled(motions.map(({ finished }) => finished)).then(() => {
      if (!reopened) current.current.onClosed();
    });
    return () => {
      reopened = true;
    };
  }, [opened]);

  return host;
}
