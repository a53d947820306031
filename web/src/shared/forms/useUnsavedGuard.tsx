import { Text } from "@mantine/core";
import { type ReactNode, useEffect } from "react";
import { useBlocker } from "react-router";
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
  const blocker = useBlocker(unsaved);
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [unsaved]);

  return (
    <Confirm
      opened={blocker.state === "blocked"}
      onClose={() => blocker.reset?.()}
      label={title}
      title={title}
      cancel="Stay"
      confirm="Leave"
      onConfirm={() => blocker.proceed?.()}
    >
      <Text>{text}</Text>
    </Confirm>
  );
}
