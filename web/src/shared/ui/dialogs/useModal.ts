import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

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
export function useModal({ opened, returnFocus, onEscape, onClosed }: Modal): RefObject<HTMLDivElement | null> {
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
