import { Button, Stack } from "@mantine/core";
import { useForm } from "@mantine/form";
import { pagePath } from "@mindreel/contract/wire/pages";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { showEveryFormError } from "#shared/forms/formErrors.ts";
import { NewPasswordFields } from "#shared/forms/NewPasswordFields.tsx";
import { toastAfterLoad } from "#shared/toasts/toasts.ts";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";
import { rememberKeptPasskeys } from "./keptPasskeys.ts";
import { PasskeysChoice } from "./PasskeysChoice.tsx";
import { useResetPasskeys } from "./resetPasskeys.ts";
import { resetPassword } from "./resetPassword.ts";

export function ResetPasswordForm({ uid, token }: { uid: string; token: string }) {
  const found = useResetPasskeys({ uid, token });
  const [remove, setRemove] = useState(false);
  const form = useForm({ mode: "uncontrolled", initialValues: { new_password1: "", new_password2: "" } });
  const reset = useMutation({
    mutationFn: resetPassword,
    onSuccess: ({ passkeys = [] }) => {
      if (passkeys.length > 0) rememberKeptPasskeys(passkeys);
      toastAfterLoad("Password reset successful");
      location.replace(pagePath("signIn"));
    },
    onError: (error) => showEveryFormError(form, error),
  });
  // Busy until the document has been replaced, too.
  const busy = reset.isPending || reset.isSuccess;

  const submit = form.onSubmit((values) => {
    if (!busy) reset.mutate({ ...values, uid, token, ...(remove && { remove_passkeys: true }) });
  });

  // Nothing may move once somebody types. A link that does not work says so when it is used.
  if (found.isPending) return <FullSpinner />;

  return (
    <form onSubmit={submit} aria-label="Reset Password">
      <Stack gap="md">
        <NewPasswordFields
          form={form}
          first={{ name: "new_password1", label: "New password" }}
          second={{ name: "new_password2", label: "Confirm new password" }}
        />
        {found.data !== undefined && found.data.passkeys.length > 0 && (
          <PasskeysChoice found={found.data} remove={remove} onChange={setRemove} />
        )}
        <Button type="submit" size="lg" mt="xs" loading={busy}>
          Reset Password
        </Button>
      </Stack>
    </form>
  );
}
