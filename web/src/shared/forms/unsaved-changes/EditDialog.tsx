import { dialogs as messages } from "@mindreel/messages/shared/forms";
import { type ComponentProps, type ReactNode, useState } from "react";
import { Confirm } from "#shared/ui/dialogs/Confirm.tsx";
import { Dialog } from "#shared/ui/dialogs/Dialog.tsx";
import { Text } from "#shared/ui/plain/text/Text.tsx";
import classes from "./EditDialog.module.css";
import { useUnsavedGuard } from "./useUnsavedGuard.tsx";

interface Props extends Omit<ComponentProps<typeof Dialog>, "label" | "locked" | "described" | "children"> {
  readonly title: string;
  /** @param close closes the dialog once the form is saved, or by its Cancel button */
  readonly children: (close: () => void) => ReactNode;
  /**
   * A form below, which is saved on its own.
   * @param onUnsaved told whether it has unsaved changes
   */
  readonly more?: ((onUnsaved: (unsaved: boolean) => void) => ReactNode) | undefined;
}

/** A dialog with a form. It asks before unsaved changes are lost. */
export function EditDialog({ title, opened, onClose, children, more, ...frame }: Props) {
  const [changed, setChanged] = useState(false);
  const [moreUnsaved, setMoreUnsaved] = useState(false);
  const done = () => {
    setChanged(false);
    setMoreUnsaved(false);
    onClose();
  };
  const { close, isAsking, question } = useCloseGuard(opened && (changed || moreUnsaved), done);
  const finish = () => {
    setChanged(false);
    if (moreUnsaved) close();
    else onClose();
  };
  return (
    <Dialog {...frame} label={title} title={title} opened={opened} onClose={close} locked={isAsking} described={false}>
      {question}
      <div onChange={() => setChanged(true)}>{children(finish)}</div>
      {more !== undefined && <div className={classes.more}>{more(setMoreUnsaved)}</div>}
    </Dialog>
  );
}

interface CloseGuard {
  /** Closes the dialog, after a question if there are unsaved changes. */
  readonly close: () => void;
  readonly isAsking: boolean;
  /** The question, to be rendered by the caller. */
  readonly question: ReactNode;
}

/** Asks before unsaved changes are lost because their dialog is closed, or its page is left. */
function useCloseGuard(unsaved: boolean, onClose: () => void): CloseGuard {
  const guard = useUnsavedGuard(unsaved);
  const [isAsking, setAsking] = useState(false);
  const discard = () => {
    setAsking(false);
    onClose();
  };
  const question = (
    <>
      {guard}
      <Confirm
        opened={isAsking}
        onClose={() => setAsking(false)}
        label={messages.leaveTitle}
        title={messages.leaveTitle}
        cancel={messages.stay}
        confirm={messages.leave}
        onConfirm={discard}
      >
        <Text>{messages.leaveText}</Text>
      </Confirm>
    </>
  );
  return { close: unsaved ? () => setAsking(true) : onClose, isAsking, question };
}
