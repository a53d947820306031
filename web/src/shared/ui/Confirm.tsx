import { Button, Group, Modal, Title } from "@mantine/core";
import { type ReactNode, useEffect, useState } from "react";

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** What is asked, with the name of what it is about. */
  readonly label: string;
  readonly title: string;
  /** What will happen. */
  readonly children: ReactNode;
  readonly confirm: string;
  readonly pending: boolean;
  readonly onConfirm: () => void;
}

/** Asks once before a step that destroys something. */
export function Confirm({ opened, onClose, label, title, children, confirm, pending, onConfirm }: Props) {
  // A moment later: one that is there and open at once would not know where the focus was, and goes back to.
  const [shown, setShown] = useState(false);
  useEffect(() => setShown(opened), [opened]);
  return (
    <Modal.Root opened={shown} onClose={onClose} centered>
      <Modal.Overlay />
      <Modal.Content aria-label={label}>
        <Modal.Body p="lg">
          <Title order={2} mb="xs">
            {title}
          </Title>
          {children}
          <Group justify="flex-end" mt="lg">
            <Button variant="default" onClick={onClose} data-autofocus>
              Cancel
            </Button>
            <Button color="red" loading={pending} onClick={onConfirm}>
              {confirm}
            </Button>
          </Group>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
