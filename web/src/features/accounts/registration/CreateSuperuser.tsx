import { createSuperuser as messages } from "@mindreel/messages/accounts/registration";
import { useQueryClient } from "@tanstack/react-query";
import { queryKeys } from "#shared/api/queryKeys.ts";
import { EditDialog } from "#shared/forms/unsaved-changes/EditDialog.tsx";
import { toastSuccess } from "#shared/toasts/toasts.ts";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { Row } from "#shared/ui/plain/Row.tsx";
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
    <EditDialog title={messages.title} opened={opened} onClose={onClose} onClosed={onClosed} returnFocus={false}>
      {(close) => (
        <RegistrationForm
          label={messages.title}
          extras={{ is_superuser: true }}
          autoComplete="off"
          onRegistered={() => {
            toastSuccess(messages.created, 3000);
            close();
            void client.invalidateQueries({ queryKey: queryKeys.users });
          }}
        >
          {(pending) => (
            <Row end>
              <Button variant="default" onClick={close}>
                {messages.cancel}
              </Button>
              <Button type="submit" loading={pending}>
                {messages.create}
              </Button>
            </Row>
          )}
        </RegistrationForm>
      )}
    </EditDialog>
  );
}
