import { Button, Group } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { queryKeys } from "#shared/api/queryKeys.ts";
import { Mantine } from "#shared/mantine/Mantine.tsx";
import { toastSuccess } from "#shared/toasts/toasts.ts";
import { Dialog } from "#shared/ui/Dialog.tsx";
import { RegistrationForm } from "./RegistrationForm.tsx";

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** Moves the focus once the dialog has left the screen: the menu item that opened it is gone by then. */
  readonly onClosed: () => void;
}

export function CreateSuperuser({ opened, onClose, onClosed }: Props) {
  const client = useQueryClient();
  return (
    <Mantine>
      <Dialog
        label="New Super User"
        title="New Super User"
        opened={opened}
        onClose={onClose}
        onClosed={onClosed}
        returnFocus={false}
      >
        <RegistrationForm
          label="New Super User"
          extras={{ is_superuser: true }}
          autoComplete="off"
          onRegistered={() => {
            toastSuccess("Super user created", 3000);
            onClose();
            void client.invalidateQueries({ queryKey: queryKeys.users });
          }}
        >
          {(pending) => (
            <Group justify="flex-end">
              <Button variant="default" onClick={onClose}>
                Cancel
              </Button>
              <Button type="submit" loading={pending}>
                Create super user
              </Button>
            </Group>
          )}
        </RegistrationForm>
      </Dialog>
    </Mantine>
  );
}
