import { dialogs as messages } from "@mindreel/messages/shared/forms";
import type { ReactNode } from "react";
import { useBlocker } from "#shared/navigation/useBlocker.ts";
import { Confirm } from "#shared/ui/dialogs/Confirm.tsx";
import { Text } from "#shared/ui/plain/text/Text.tsx";

interface Question {
  readonly title: string;
  readonly text: string;
}

const unsavedChanges = (): Question => ({ title: messages.leaveTitle, text: messages.leaveText });

/**
 * Asks before unsaved changes are lost: with a dialog for navigation within the app, with the browser's own prompt when
 * the document is left.
 * @returns the dialog, to be rendered by the caller
 */
export function useUnsavedGuard(unsaved: boolean, { title, text } = unsavedChanges()): ReactNode {
  const blocked = useBlocker(unsaved);
  return (
    <Confirm
      opened={blocked !== null}
      onClose={() => blocked?.stay()}
      label={title}
      title={title}
      cancel={messages.stay}
      confirm={messages.leave}
      onConfirm={() => blocked?.proceed()}
    >
      <Text>{text}</Text>
    </Confirm>
  );
}
