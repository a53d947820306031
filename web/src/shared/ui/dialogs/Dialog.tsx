import { type PointerEvent, type ReactNode, useId, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { Title } from "#shared/ui/plain/text/Title.tsx";
import classes from "./Dialog.module.css";
import { useModal } from "./useModal.ts";

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
