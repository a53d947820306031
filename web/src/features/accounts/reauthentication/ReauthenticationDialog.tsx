import { messages } from "@mindreel/messages/accounts/reauthentication";
import { type ReactNode, useEffect, useRef } from "react";
import { useUnsavedGuard } from "#shared/forms/unsaved-changes/useUnsavedGuard.tsx";
import { Dialog } from "#shared/ui/dialogs/Dialog.tsx";
import { Column } from "#shared/ui/plain/Column.tsx";
import { Title } from "#shared/ui/plain/text/Title.tsx";

interface Props {
  readonly label: string;
  readonly opened: boolean;
  readonly onClose: () => void;
  /** Recovery codes are shown or about to be: Escape, a click outside and going back must not lose them. */
  readonly locked?: boolean;
  /** Called once the dialog has closed. */
  readonly onClosed?: () => void;
  readonly children: ReactNode;
}

/** The change may have removed the button that opened the dialog: then the page's content gets the focus. */
function keepFocus(): void {
  if (document.activeElement === document.body) document.getElementById("main")?.focus();
}

/** The dialog of an account change that asks for the password again. */
export function ReauthenticationDialog({ label, opened, onClose, locked = false, onClosed, children }: Props) {
  return (
    <>
      {opened && locked && <LeaveGuard />}
      <Dialog
        label={label}
        opened={opened}
        onClose={onClose}
        onClosed={() => {
          onClosed?.();
          keepFocus();
        }}
        locked={locked}
        width={520}
      >
        <Column>{children}</Column>
      </Dialog>
    </>
  );
}

function LeaveGuard() {
  return useUnsavedGuard(true, messages.leave);
}

/** The heading of a step. A later step's heading gets the focus, so that a screen reader announces it. */
export function StepTitle({ children, later = false }: { readonly children: ReactNode; readonly later?: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (later) heading.current?.focus();
  }, [later]);
  return (
    <Title order={2} ref={heading} {...(later && { tabIndex: -1, style: { outline: "none" } })}>
      {children}
    </Title>
  );
}
