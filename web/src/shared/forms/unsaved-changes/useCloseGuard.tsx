import { dialogs as messages } from "@mindreel/messages/shared/forms";
import { type ReactNode, useState } from "react";
import { Confirm } from "#shared/ui/dialogs/Confirm.tsx";
import { Text } from "#shared/ui/plain/text/Text.tsx";
import { useUnsavedGuard } from "./useUnsavedGuard.tsx";

interface CloseGuard {
  /** Closes the dialog, after a question if there are unsaved changes. */
  readonly close: () => void;
  readonly isAsking: boolean;
  /** The question, to be rendered by the caller. */
  readonly question: ReactNode;
}

/** Asks before unsaved changes are lost because their dialog is closed, or its page is left. */
export function useCloseGuard(unsaved: boolean, onClose: () => void): CloseGuard {
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
