import { shortcuts as messages } from "@mindreel/messages/playback/plays";
import { toasts } from "@mindreel/messages/shared/states";
import { useEffect, useId, useRef } from "react";
import { IconX } from "#shared/icons/member.ts";
import { IconButton } from "#shared/ui/plain/buttons/IconButton.tsx";
import { Title } from "#shared/ui/plain/text/Title.tsx";
import classes from "./ShortcutList.module.css";

const shortcutsOf = (): readonly (readonly [keys: readonly string[], does: string])[] => [
  [[messages.space, "K"], messages.play],
  [["←", "J"], messages.back],
  [["→", "L"], messages.on],
  [["↑", "↓"], messages.volume],
  [["M"], messages.sound],
  [["C"], messages.captions],
  [["<", ">"], messages.speed],
  [[",", "."], messages.chapter],
  [["N"], messages.note],
  [["T"], messages.wide],
  [["F"], messages.fullScreen],
  [["I"], messages.pictureInPicture],
  [["?"], messages.list],
];

/** The player's keyboard shortcuts, in a dialog. */
export function ShortcutList({ onClose }: { onClose: () => void }) {
  const heading = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={classes.dialog} aria-labelledby={heading} onClose={onClose}>
      <div className={classes.head}>
        <Title order={2} id={heading} size={3}>
          {messages.title}
        </Title>
        <IconButton aria-label={toasts.close} onClick={() => dialog.current?.close()}>
          <IconX size={20} aria-hidden="true" />
        </IconButton>
      </div>
      <dl className={classes.list}>
        {shortcutsOf().map(([keys, does]) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key} dir="ltr">
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </dialog>
  );
}
