import { Button, Group } from "@mantine/core";
import { messages } from "@mindreel/messages/accounts/create-superuser";
import { useQueryClient } from "@tanstack/react-query";
import { queryKeys } from "#shared/api/queryKeys.ts";
import { Mantine } from "#shared/mantine/Mantine.tsx";
import { toastSuccess } from "#shared/toasts/toasts.ts";
import { Dialog } from "#shared/ui/dialogs/Dialog.tsx";
import { RegistrationForm } from "./RegistrationForm.tsx";

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** Restores the focus once the dialog has closed: the menu item that opened it no longer exists. */
  readonly onClosed: () => void;
}

export function CreateSuperuser({ opened, onClose, onClosed }: Props) {
  const client = useQueryClient();
  return (
    <Mantine>
      <Dialog
        label={messages.title}
        title={messages.title}
        opened={opened}
        onClose={onClose}
        onClosed={onClosed}
        returnFocus={false}
      >
        <RegistrationForm
          label={messages.title}
          extras={{ is_superuser: true }}
          autoComplete="off"
          onRegistered={() => {
            toastSuccess(messages.created, 3000);
            onClose();
            void client.invalidateQueries({ queryKey: queryKeys.users });
          }}
        >
          {(pending) => (
            <Group justify="flex-end">
              <Button variant="default" onClick={onClose}>
                {messages.cancel}
              </Button>
              <Button type="submit" loading={pending}>
                {messages.create}
              </Button>
            </Group>
          )}
        </RegistrationForm>
      </Dialog>
    </Mantine>
  );
}
