import { type ComponentProps, type ReactNode, useState } from "react";
import { Dialog } from "#shared/ui/dialogs/Dialog.tsx";
import classes from "./EditDialog.module.css";
import { useCloseGuard } from "./useCloseGuard.tsx";

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
