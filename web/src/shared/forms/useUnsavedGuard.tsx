import { Text } from "@mantine/core";
import type { ReactNode } from "react";
import { useBlocker } from "#shared/navigation/useBlocker.ts";
import { Confirm } from "#shared/ui/Confirm.tsx";

interface Question {
  readonly title: string;
  readonly text: string;
}

const unsavedChanges: Question = { title: "Leave without saving?", text: "Your changes are not saved yet." };

/**
 * Asks before unsaved changes are lost: with a dialog for navigation within the app, with the browser's own prompt when
 * the document is left.
 * @returns the dialog, to be rendered by the caller
 */
export function useUnsavedGuard(unsaved: boolean, { title, text } = unsavedChanges): ReactNode {
  const blocked = useBlocker(unsaved);
  return (
    <Confirm
      opened={blocked !== null}
      onClose={() => blocked?.stay()}
      label={title}
      title={title}
      cancel="Stay"
      confirm="Leave"
      onConfirm={() => blocked?.proceed()}
    >
      <Text>{text}</Text>
    </Confirm>
  );
}
