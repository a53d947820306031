import { Alert, Anchor, Button, Group, Stack } from "@mantine/core";
import { useForm } from "@mantine/form";
import type { Proof } from "@mindreel/contract/accounts/reauthentication";
import type { Security } from "@mindreel/contract/accounts/security";
import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { wasCancelled } from "#features/accounts/passkeys/passkeys.ts";
import { PasswordField } from "#features/accounts/passwords/PasswordField.tsx";
import { signOut } from "#features/accounts/sessions/logout.ts";
import { CodeField } from "#features/accounts/two-factor/CodeField.tsx";
import { ApiError } from "#shared/api/api.ts";
import { formErrors } from "#shared/forms/formErrors.ts";

interface Props<T> {
  readonly security: Security;
  readonly label: string;
  readonly submit: string;
  readonly danger?: boolean;
  /** What is done once it is proven. */
  readonly act: (proof: Proof) => Promise<T>;
  readonly onDone?: (result: T) => void;
  readonly onCancel: () => void;
  /** Fields of the step itself. */
  readonly children?: ReactNode;
}

/** Asks the member to prove anew that it is them: by the password and, with two-factor sign-in, a code. */
export function ProofForm<T>({ security, label, submit, danger, act, onDone, onCancel, children }: Props<T>) {
  const [recovery, setRecovery] = useState(false);
  const form = useForm({ mode: "uncontrolled", initialValues: { current_password: "", code: "" } });
  const prove = useMutation({
    mutationFn: act,
    ...(onDone !== undefined && { onSuccess: onDone }),
    onError: (error) => {
      if (wasCancelled(error)) return;
      const errors = formErrors(error);
      form.setErrors(Object.fromEntries(errors));
      form.getInputNode([...errors.keys()][0] ?? "")?.focus();
    },
  });
  const stale = prove.error instanceof ApiError && prove.error.code === "sign_in_again";

  const submitProof = form.onSubmit(({ current_password, code }) => {
    if (prove.isPending) return;
    prove.mutate({ ...(security.has_password && { current_password }), ...(security.two_factor && { code }) });
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
              label="Current password"
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
              {recovery ? "Use a code of the app" : "Use a recovery code"}
            </Anchor>
          </div>
        )}
        {stale && (
          <Alert color="yellow" variant="light" title="Please sign in again">
            <p>This needs somebody who signed in within the last 15 minutes.</p>
            <Button variant="default" size="xs" mt="xs" onClick={() => void signOut()}>
              Sign out, to sign in again
            </Button>
          </Alert>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onCancel} disabled={prove.isPending}>
            Cancel
          </Button>
          <Button type="submit" {...(danger && { color: "red" })} loading={prove.isPending}>
            {submit}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
