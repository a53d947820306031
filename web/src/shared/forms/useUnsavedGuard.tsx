import { Button, Group, Modal, Text, Title } from "@mantine/core";
import { type ReactNode, useEffect } from "react";
import { useBlocker } from "react-router";

interface Question {
  readonly title: string;
  readonly text: string;
}

const usual: Question = { title: "Leave without saving?", text: "Your changes are not saved yet." };

/** Asks before changes are lost: by a dialog within the app, by the browser's own question when the document goes. */
export function useUnsavedGuard(unsaved: boolean, { title, text } = usual): ReactNode {
  const blocker = useBlocker(unsaved);
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [unsaved]);

  return (
    <Modal.Root opened={blocker.state === "blocked"} onClose={() => blocker.reset?.()} centered>
      <Modal.Overlay />
      <Modal.Content aria-label={title}>
        <Modal.Body p="lg">
          <Title order={2} mb="xs">
            {title}
          </Title>
          <Text>{text}</Text>
          <Group justify="flex-end" mt="lg">
            <Button variant="default" onClick={() => blocker.reset?.()} data-autofocus>
              Stay
            </Button>
            <Button color="red" onClick={() => blocker.proceed?.()}>
              Leave
            </Button>
          </Group>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
