import { Button, Stack } from "@mantine/core";
import { useForm } from "@mantine/form";
import type { LoginBody } from "@mindreel/contract/accounts/sessions";
import { useMutation } from "@tanstack/react-query";
import { ApiError } from "#shared/api/api.ts";
import { EmailField } from "#shared/forms/EmailField.tsx";
import { PasswordField } from "#shared/forms/PasswordField.tsx";
import { toastError } from "#shared/toasts/toasts.ts";
import { Honeypot, honeypotOf } from "#shared/ui/Honeypot.tsx";
import { type Arrival, enterApp } from "./enterApp.ts";
import { login } from "./login.ts";

interface Props extends Arrival {
  /** The password was right and a code is needed: `send` signs in with it. */
  readonly onCodeNeeded: (send: (code: string) => Promise<void>) => void;
}

async function signInByPassword(body: LoginBody, next: string): Promise<void> {
  enterApp(await login(body), next);
}

export function SignInForm({ offer, next, onCodeNeeded }: Props) {
  const form = useForm({ mode: "uncontrolled", initialValues: { email: "", password: "" } });
  const signIn = useMutation({
    mutationFn: (body: LoginBody) => signInByPassword(body, next),
    onError: (error, body) => {
      if (error instanceof ApiError && error.code === "two_factor_required") {
        onCodeNeeded((code) => signInByPassword({ ...body, code }, next));
      } else toastError(error.message);
    },
  });
  // Busy until the document has been replaced, too.
  const busy = signIn.isPending || signIn.isSuccess;

  const submit = form.onSubmit((values, event) => {
    if (!busy) signIn.mutate({ ...values, ...(offer !== "" && { offer }), ...honeypotOf(event?.currentTarget) });
  });

  return (
    <form onSubmit={submit} aria-label="Sign In">
      <Stack gap="md">
        <EmailField {...form.getInputProps("email")} key={form.key("email")} autoComplete="username webauthn" />
        <PasswordField
          {...form.getInputProps("password")}
          key={form.key("password")}
          label="Password"
          name="password"
          autoComplete="current-password"
          required
        />
        <Honeypot />
        <Button type="submit" size="lg" mt="xs" loading={busy}>
          Sign In
        </Button>
      </Stack>
    </form>
  );
}
