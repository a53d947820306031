import { Alert, Anchor, Button, Group, Stack } from "@mantine/core";
import { useForm } from "@mantine/form";
import type { Proof } from "@mindreel/contract/accounts/reauthentication";
import type { Security } from "@mindreel/contract/accounts/security";
import { messages as field } from "@mindreel/messages/accounts/code-field";
import { messages } from "@mindreel/messages/accounts/reauthentication";
import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { CodeField } from "#features/accounts/mechanisms/second-factor/CodeField.tsx";
import { wasCancelled } from "#features/accounts/mechanisms/second-factor/webauthn.ts";
import { signOut } from "#features/accounts/sessions/logout.ts";
import { ApiError } from "#shared/api/api.ts";
import { showFormErrors } from "#shared/forms/formErrors.ts";
import { PasswordField } from "#shared/ui/plain/fields/PasswordField.tsx";

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
  const form = useForm({ mode: "uncontrolled", initialValues: { current_password: "", code: "" } });
  const change = useMutation({
    mutationFn: act,
    ...(onDone !== undefined && { onSuccess: onDone }),
    onError: (error) => {
      if (wasCancelled(error)) return;
      showFormErrors(form, error);
    },
  });
  const stale = change.error instanceof ApiError && change.error.code === "sign_in_again";

  const submitProof = form.onSubmit(({ current_password, code }) => {
    if (change.isPending) return;
    change.mutate({ ...(security.has_password && { current_password }), ...(security.two_factor && { code }) });
  });

  return (
    <form onSubmit={submitProof} aria-label={label}>
      <Stack gap="md">
        {children}
        {security.has_password && (
          <>
            <input type="email" name="email" autoComplete="username" value={security.email} readOnly hidden />
            <PasswordField
              {...form.getInputProps("current_password")}
              key={form.key("current_password")}
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
              {...form.getInputProps("code")}
              key={form.key("code")}
              recovery={recovery}
              data-autofocus={security.has_password ? undefined : true}
            />
            <Anchor component="button" type="button" size="sm" mt={6} onClick={() => setRecovery(!recovery)}>
              {recovery ? field.useApp : field.useRecovery}
            </Anchor>
          </div>
        )}
        {stale && (
          <Alert color="yellow" variant="light" title={messages.stale.title}>
            <p>{messages.stale.text}</p>
            <Button variant="default" size="xs" mt="xs" onClick={() => void signOut()}>
              {messages.stale.again}
            </Button>
          </Alert>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onCancel} disabled={change.isPending}>
            {messages.cancel}
          </Button>
          <Button type="submit" {...(danger && { color: "red" })} loading={change.isPending}>
            {submit}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
