import { pagePath } from "@mindreel/contract/plain/pages";
import { resetPassword as messages } from "@mindreel/messages/accounts/password-reset";
import { useMutation } from "@tanstack/react-query";
import { Form } from "#shared/forms/Form.tsx";
import { showEveryFormError } from "#shared/forms/formErrors.ts";
import { NewPasswordFields } from "#shared/forms/NewPasswordFields.tsx";
import { useFields } from "#shared/forms/useFields.ts";
import { toastAfterLoad } from "#shared/toasts/toasts.ts";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";
import { rememberKeptPasskeys } from "./keptPasskeys.ts";
import { PasskeysChoice } from "./PasskeysChoice.tsx";
import { useResetPasskeys } from "./resetPasskeys.ts";
import { resetPassword } from "./resetPassword.ts";

export function ResetPasswordForm({ uid, token }: { uid: string; token: string }) {
  const found = useResetPasskeys({ uid, token });
  const fields = useFields("new_password1", "new_password2", "remove_passkeys");
  const reset = useMutation({
    mutationFn: resetPassword,
    onSuccess: ({ passkeys = [] }) => {
      if (passkeys.length > 0) rememberKeptPasskeys(passkeys);
      toastAfterLoad(messages.done);
      location.replace(pagePath("signIn"));
    },
    onError: (error) => showEveryFormError(fields, error),
  });
  // Stays busy until the document has been replaced.
  const busy = reset.isPending || reset.isSuccess;

  // The layout must not shift while somebody types. A link that does not work is reported when it is used.
  if (found.isPending) return <FullSpinner />;

  return (
    <Form
      label={messages.title}
      fields={fields}
      onSend={({ remove_passkeys, ...values }) => {
        if (!busy) reset.mutate({ ...values, uid, token, ...(remove_passkeys !== "" && { remove_passkeys: true }) });
      }}
    >
      {/* Tells password managers which account the password belongs to. */}
      <input type="email" name="email" autoComplete="username" value={found.data?.email ?? ""} readOnly hidden />
      <NewPasswordFields
        fields={fields}
        first={{ name: "new_password1", label: messages.newPassword }}
        second={{ name: "new_password2", label: messages.confirmNewPassword }}
      />
      {found.data !== undefined && found.data.passkeys.length > 0 && (
        <PasskeysChoice found={found.data} name={fields.field("remove_passkeys").name} />
      )}
      <Button type="submit" size="lg" loading={busy}>
        {messages.title}
      </Button>
    </Form>
  );
}
