import type { Proof } from "@mindreel/contract/accounts/reauthentication";
import type { Security } from "@mindreel/contract/accounts/security";
import { messages } from "@mindreel/messages/accounts/reauthentication";
import { codeField as field } from "@mindreel/messages/accounts/two-factor";
import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { CodeField } from "#features/accounts/mechanisms/CodeField.tsx";
import { wasCancelled } from "#features/accounts/mechanisms/webauthn.ts";
import { signOut } from "#features/accounts/sessions/logout.ts";
import { ApiError } from "#shared/api/api.ts";
import { Form } from "#shared/forms/Form.tsx";
import { showFormErrors } from "#shared/forms/formErrors.ts";
import { useFields } from "#shared/forms/useFields.ts";
import { IconAlertTriangle } from "#shared/icons/site.ts";
import { Alert } from "#shared/ui/plain/Alert.tsx";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { TextButton } from "#shared/ui/plain/buttons/TextButton.tsx";
import { PasswordField } from "#shared/ui/plain/fields/PasswordField.tsx";
import { Row } from "#shared/ui/plain/Row.tsx";

interface Props<T> {
  readonly security: Security;
  readonly label: string;
  readonly submit: string;
  readonly danger?: boolean;
  /** Called with the proof. */
  readonly act: (proof: Proof) => Promise<T>;
  readonly onDone?: (result: T) => void;
  readonly onCancel: () => void;
  /** The change's own fields. */
  readonly children?: ReactNode;
}

/** Reauthentication: asks for the password and, with two-factor sign-in, a code. */
export function ReauthenticationForm<T>({
  security,
  label,
  submit,
  danger,
  act,
  onDone,
  onCancel,
  children,
}: Props<T>) {
  const [recovery, setRecovery] = useState(false);
  const fields = useFields("current_password", "code");
  const change = useMutation({
    mutationFn: act,
    ...(onDone !== undefined && { onSuccess: onDone }),
    onError: (error) => {
      if (wasCancelled(error)) return;
      showFormErrors(fields, error);
    },
  });
  const stale = change.error instanceof ApiError && change.error.code === "sign_in_again";

  const submitProof = ({ current_password, code }: { readonly current_password: string; readonly code: string }) => {
    if (change.isPending) return;
    change.mutate({ ...(security.has_password && { current_password }), ...(security.two_factor && { code }) });
  };

  return (
    <Form label={label} fields={fields} onSend={submitProof}>
      {children}
      {security.has_password && (
        <>
          <input type="email" name="email" autoComplete="username" value={security.email} readOnly hidden />
          <PasswordField
            {...fields.field("current_password")}
            label={messages.currentPassword}
            name="current_password"
            autoComplete="current-password"
            required
            data-autofocus
          />
        </>
      )}
      {security.two_factor && (
        <div>
          <CodeField
            {...fields.field("code")}
            recovery={recovery}
            data-autofocus={security.has_password ? undefined : true}
          />
          <TextButton onClick={() => setRecovery(!recovery)}>{recovery ? field.useApp : field.useRecovery}</TextButton>
        </div>
      )}
      {stale && (
        <Alert icon={IconAlertTriangle} title={messages.stale.title}>
          <p>{messages.stale.text}</p>
          <Button variant="default" size="xs" onClick={() => void signOut()}>
            {messages.stale.again}
          </Button>
        </Alert>
      )}
      <Row end>
        <Button variant="default" onClick={onCancel} disabled={change.isPending}>
          {messages.cancel}
        </Button>
        <Button type="submit" danger={danger} loading={change.isPending}>
          {submit}
        </Button>
      </Row>
    </Form>
  );
}
