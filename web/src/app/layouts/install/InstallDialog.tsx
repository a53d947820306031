import { installing as messages } from "@mindreel/messages/landing";
import { boot } from "#shared/boot.ts";
import { format } from "#shared/language/format.ts";
import { Dialog } from "#shared/ui/dialogs/Dialog.tsx";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import classes from "./InstallDialog.module.css";

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onClosed: () => void;
}

/** How to install the app, for browsers that have no prompt for it. */
export function InstallDialog(dialog: Props) {
  return (
    <Dialog {...dialog} label={messages.install} title={messages.install}>
      <p className={classes.about}>{format(messages.about, { app: boot.appName })}</p>
      <dl className={classes.ways}>
        <dt>{messages.ios}</dt>
        <dd>{messages.iosHow}</dd>
        <dt>{messages.android}</dt>
        <dd>{messages.androidHow}</dd>
        <dt>{messages.computer}</dt>
        <dd>{messages.computerHow}</dd>
      </dl>
      <div className={classes.foot}>
        <Button variant="default" data-autofocus onClick={dialog.onClose}>
          {messages.close}
        </Button>
      </div>
    </Dialog>
  );
}
