import { Button, Group, Title } from "@mantine/core";
import { messages } from "@mindreel/messages/shared/dialogs";
import { type ReactNode, useEffect, useState } from "react";
import { Dialog } from "./Dialog.tsx";

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** The accessible name, which includes what is affected: `Delete Tides`. */
  readonly label: string;
  readonly title: string;
  /** What will happen. */
  readonly children: ReactNode;
  readonly confirm: string;
  readonly cancel?: string;
  readonly pending?: boolean;
  readonly onConfirm: () => void;
}

/** Asks for confirmation of a destructive step. The focus starts on Cancel. */
export function Confirm({
  opened,
  onClose,
  label,
  title,
  children,
  confirm,
  cancel = messages.cancel,
  pending = false,
  onConfirm,
}: Props) {
  // Mantine remembers the focused element when `opened` changes. A dialog mounted open could not return the focus, so
  // it opens one render after mounting.
  const [shown, setShown] = useState(false);
  useEffect(() => setShown(opened), [opened]);
  return (
    <Dialog label={label} opened={shown} onClose={onClose}>
      <Title order={2} mb="xs">
        {title}
      </Title>
      {children}
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose} data-autofocus>
          {cancel}
        </Button>
        <Button color="red" loading={pending} onClick={onConfirm}>
          {confirm}
        </Button>
      </Group>
    </Dialog>
  );
}
