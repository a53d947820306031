import { Title } from "@mantine/core";
import { messages } from "@mindreel/messages/accounts/reauthentication";
import { type ReactNode, useEffect, useRef } from "react";
import { useUnsavedGuard } from "#shared/forms/useUnsavedGuard.tsx";
import { Dialog } from "#shared/ui/dialogs/Dialog.tsx";

interface Props {
  readonly label: string;
  readonly opened: boolean;
  readonly onClose: () => void;
  /** Recovery codes are shown, or on their way: Escape, a click outside and going back must not lose them. */
  readonly locked?: boolean;
  /** Called once the dialog has left the screen. */
  readonly onClosed?: () => void;
  readonly children: ReactNode;
}

/** The button that opened the dialog may be gone with the change: then the page's content takes the focus. */
function keepFocus(): void {
  if (document.activeElement === document.body) document.getElementById("main")?.focus();
}

/** The dialog of a change to the account that asks for the password again. */
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
        {children}
      </Dialog>
    </>
  );
}

function LeaveGuard() {
  return useUnsavedGuard(true, messages.leave);
}

/** The heading of a step. That of a later step takes the focus, so that a screen reader announces the change. */
export function StepTitle({ children, later = false }: { readonly children: ReactNode; readonly later?: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (later) heading.current?.focus();
  }, [later]);
  return (
    <Title order={2} mb="xs" ref={heading} {...(later && { tabIndex: -1, style: { outline: "none" } })}>
      {children}
    </Title>
  );
}
