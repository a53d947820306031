import { IconX } from "@tabler/icons-react";
import { useEffect, useId, useRef } from "react";
import { IconButton } from "#shared/ui/plain/IconButton.tsx";
import { Title } from "#shared/ui/plain/Title.tsx";
import classes from "./ShortcutList.module.css";

const shortcuts: readonly (readonly [keys: readonly string[], does: string])[] = [
  [["Space", "K"], "Play or pause"],
  [["←", "J"], "Back ten seconds"],
  [["→", "L"], "On ten seconds"],
  [["↑", "↓"], "Louder, quieter"],
  [["M"], "Sound on or off"],
  [["C"], "Captions on or off"],
  [["<", ">"], "Slower, faster"],
  [[",", "."], "Previous, next chapter"],
  [["N"], "Write a note"],
  [["T"], "Wide player"],
  [["F"], "Full screen"],
  [["I"], "Picture in picture"],
  [["?"], "This list"],
];

/** The player's keys, in a dialog over the page. */
export function ShortcutList({ onClose }: { onClose: () => void }) {
  const heading = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={classes.dialog} aria-labelledby={heading} onClose={onClose}>
      <div className={classes.head}>
        <Title order={2} id={heading} size={3}>
          Keyboard shortcuts
        </Title>
        <IconButton aria-label="Close" onClick={() => dialog.current?.close()}>
          <IconX size={20} aria-hidden="true" />
        </IconButton>
      </div>
      <dl className={classes.list}>
        {shortcuts.map(([keys, does]) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </dialog>
  );
}
