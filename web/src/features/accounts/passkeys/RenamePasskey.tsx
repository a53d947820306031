import type { Passkey } from "@mindreel/contract/accounts/passkeys";
import { limits } from "@mindreel/contract/plain/limits";
import { messages } from "@mindreel/messages/accounts/security";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { refreshSecurity } from "#features/accounts/security/security.ts";
import { call } from "#shared/api/api.ts";
import { formErrors } from "#shared/forms/formErrors.ts";
import { EditDialog } from "#shared/forms/unsaved-changes/EditDialog.tsx";
import { toastSuccess } from "#shared/toasts/toasts.ts";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { Column } from "#shared/ui/plain/Column.tsx";
import { TextField } from "#shared/ui/plain/fields/TextField.tsx";
import { Row } from "#shared/ui/plain/Row.tsx";

interface Props {
  readonly passkey: Passkey;
  readonly opened: boolean;
  readonly onClose: () => void;
}

export function RenamePasskey({ passkey, opened, onClose }: Props) {
  return (
    <EditDialog title={messages.passkeys.renameTitle} opened={opened} onClose={onClose}>
      {(close) => <RenameForm passkey={passkey} onClose={close} />}
    </EditDialog>
  );
}

/** A component of its own, so that its state resets each time the dialog opens. */
function RenameForm({ passkey, onClose }: Omit<Props, "opened">) {
  const [name, setName] = useState(passkey.name);
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map());
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      call("PATCH /api/accounts/v1/security/passkeys/{id}/", { params: { id: String(passkey.id) }, body: { name } }),
    onSuccess: async () => {
      toastSuccess(messages.passkeys.renamed);
      onClose();
      await refreshSecurity();
    },
    onError: (error) => setErrors(formErrors(error)),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) mutate();
  };
  return (
    <form onSubmit={submit}>
      <Column>
        <TextField
          label={messages.passkeys.name}
          name="name"
          autoComplete="off"
          maxLength={limits.passkeyName}
          value={name}
          onChange={({ currentTarget: { value } }) => setName(value)}
          error={errors.get("name")}
          data-autofocus
        />
        <Row end>
          <Button variant="default" onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button type="submit" loading={isPending}>
            {messages.passkeys.rename}
          </Button>
        </Row>
      </Column>
    </form>
  );
}
