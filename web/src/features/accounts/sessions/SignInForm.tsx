import type { LoginBody } from "@mindreel/contract/accounts/sessions";
import { pagePath } from "@mindreel/contract/plain/pages";
import { messages } from "@mindreel/messages/accounts/sessions";
import { useMutation } from "@tanstack/react-query";
import { ApiError } from "#shared/api/api.ts";
import { EmailField } from "#shared/forms/EmailField.tsx";
import { Form } from "#shared/forms/Form.tsx";
import { useFields } from "#shared/forms/useFields.ts";
import { IconInfoCircle } from "#shared/icons/frame.ts";
import { Rich } from "#shared/language/Rich.tsx";
import { toastError } from "#shared/toasts/toasts.ts";
import { Honeypot, honeypotOf } from "#shared/ui/Honeypot.tsx";
import { PageLink } from "#shared/ui/links/PageLink.tsx";
import { Alert } from "#shared/ui/plain/Alert.tsx";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { PasswordField } from "#shared/ui/plain/fields/PasswordField.tsx";
import { type Arrival, enterApp, newAccountEmail } from "./enterApp.ts";
import { login } from "./login.ts";

interface Props extends Arrival {
  /** The address to which their offer was mailed, or empty. */
  readonly email?: string;
  /** Called if the password was right but a code is needed: `send` signs in with it. */
  readonly onCodeNeeded: (send: (code: string) => Promise<void>) => void;
}

async function signInByPassword(body: LoginBody, next: string): Promise<void> {
  enterApp(await login(body), next);
}

export function SignInForm({ offer, next, email = "", onCodeNeeded }: Props) {
  const fields = useFields("email", "password");
  const signIn = useMutation({
    mutationFn: (body: LoginBody) => signInByPassword(body, next),
    onError: (error, body) => {
      if (error instanceof ApiError && error.code === "two_factor_required") {
        onCodeNeeded((code) => signInByPassword({ ...body, code }, next));
        return;
      }
      // In the words that every refusal has; what to do about it stands in the form.
      toastError(error.message);
      const password = fields.getInputNode("password");
      password?.focus();
      if (password instanceof HTMLInputElement) password.select();
    },
  });
  // Stays busy until the document has been replaced.
  const busy = signIn.isPending || signIn.isSuccess;

  return (
    <Form
      label={messages.title}
      fields={fields}
      onSend={(values, form) => {
        if (!busy) signIn.mutate({ ...values, ...(offer !== "" && { offer }), ...honeypotOf(form) });
      }}
    >
      <EmailField
        {...fields.field("email")}
        defaultValue={newAccountEmail() || email}
        autoComplete="username webauthn"
      />
      <PasswordField {...fields.field("password")} label={messages.password} autoComplete="current-password" required />
      {signIn.error instanceof ApiError && signIn.error.code === "login_failed" && (
        <Alert icon={IconInfoCircle} tone="bad">
          <Rich
            text={messages.noMatch}
            tags={{ link: (text) => <PageLink to={pagePath("forgotPassword")}>{text}</PageLink> }}
          />
        </Alert>
      )}
      <Honeypot />
      <Button type="submit" size="lg" loading={busy}>
        {messages.title}
      </Button>
    </Form>
  );
}
