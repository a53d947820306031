import { toasts as messages } from "@mindreel/messages/shared/states";
import { useEffect, useRef, useState } from "react";
import { IconX } from "#shared/icons/member.ts";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { ButtonLink } from "#shared/ui/plain/buttons/ButtonLink.tsx";
import { IconButton } from "#shared/ui/plain/buttons/IconButton.tsx";
import classes from "./ToastList.module.css";
import { closeToast, type Toast } from "./toasts.ts";
import { useUndoByKeyboard } from "./useUndoByKeyboard.ts";

/** Further toasts follow as these close. */
const atOnce = 5;

/**
 * In the top right corner, above everything else. No toast closes by itself while one of them is hovered or focused.
 */
export function ToastList({ toasts }: { readonly toasts: readonly Toast[] }) {
  const list = useRef<HTMLElement>(null);
  const [held, setHeld] = useState(false);
  const newest = toasts.at(-1)?.id;
  const { leave, onFocus, onKeyDown } = useUndoByKeyboard(list, toasts.findLast(({ undo }) => undo !== undefined)?.id);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new one rises above a dialog opened since the last
  useEffect(() => {
    const element = list.current;
    if (element === null || !("showPopover" in element)) return;
    element.popover = "manual";
    element.hidePopover();
    element.showPopover();
  }, [newest]);
  return (
    <section
      ref={list}
      className={classes.list}
      aria-label={messages.notifications}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={(event) => {
        setHeld(true);
        onFocus(event);
      }}
      onBlur={() => setHeld(false)}
      onKeyDown={onKeyDown}
    >
      {toasts.slice(0, atOnce).map((toast) => (
        <Item key={toast.id} toast={toast} held={held} onLeave={leave} />
      ))}
    </section>
  );
}

interface ItemProps {
  readonly toast: Toast;
  readonly held: boolean;
  /** Called before it is closed by one of its buttons. */
  readonly onLeave: () => void;
}

function Item({ toast: { id, kind, message, ms, undo, links = [] }, held, onLeave }: ItemProps) {
  const close = () => {
    onLeave();
    closeToast(id);
  };
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => closeToast(id), ms);
    return () => clearTimeout(timer);
  }, [id, ms, held]);
  return (
    <div role="alert" className={`${classes.toast} ${classes[kind]}`}>
      <p>{message}</p>
      {undo !== undefined && (
        <Button
          size="compact-sm"
          variant="light"
          data-undo
          onClick={() => {
            close();
            undo();
          }}
        >
          {messages.undo}
        </Button>
      )}
      {links.map(({ label, to }) => (
        <ButtonLink key={to} size="compact-sm" variant="light" to={to} onClick={close}>
          {label}
        </ButtonLink>
      ))}
      <IconButton className={classes.close} aria-label={messages.close} onClick={close}>
        <IconX size={20} stroke={1.5} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
