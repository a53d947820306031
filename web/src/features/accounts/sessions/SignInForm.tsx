import { Button, Stack, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import type { LoginBody } from "@mindreel/contract/accounts/sessions";
import { limits } from "@mindreel/contract/wire/limits";
import { useMutation } from "@tanstack/react-query";
import { PasswordField } from "#features/accounts/passwords/PasswordField.tsx";
import { ApiError } from "#shared/api/api.ts";
import { storeSession } from "#shared/session.ts";
import { toastError } from "#shared/toasts/toasts.ts";
import { Honeypot, honeypotOf } from "#shared/ui/Honeypot.tsx";
import { login } from "./login.ts";

interface Props {
  /** Of the link that led here, or empty. */
  readonly offer: string;
  /** The password was right; `send` signs in with a code. */
  readonly onCodeNeeded: (send: (code: string) => Promise<void>) => void;
}

async function signInByPassword(body: LoginBody): Promise<void> {
  const { token, id } = await login(body);
  storeSession({ token, id });
  // A full load: the server serves another document to members, and nothing of the visit before stays.
  location.assign("/");
}

export function SignInForm({ offer, onCodeNeeded }: Props) {
  const form = useForm({ mode: "uncontrolled", initialValues: { email: "", password: "" } });
  const signIn = useMutation({
    mutationFn: signInByPassword,
    onError: (error, body) => {
      if (error instanceof ApiError && error.code === "two_factor_required") {
        onCodeNeeded((code) => signInByPassword({ ...body, code }));
      } else toastError(error.message);
    },
  });
  // Success shows as busy until the document has been replaced.
  const busy = signIn.isPending || signIn.isSuccess;

  const submit = form.onSubmit((values, event) => {
    if (!busy) signIn.mutate({ ...values, ...(offer !== "" && { offer }), ...honeypotOf(event?.currentTarget) });
  });

  return (
    <form onSubmit={submit} aria-label="Sign In">
      <Stack gap="md">
        <TextInput
          {...form.getInputProps("email")}
          key={form.key("email")}
          label="Email"
          type="email"
          name="email"
          autoComplete="username webauthn"
          maxLength={limits.email}
          required
        />
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
