import { Button, Stack } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useMutation } from "@tanstack/react-query";
import { NewPasswordFields, noNewPassword } from "#features/accounts/passwords/NewPasswordFields.tsx";
import { ApiError } from "#shared/api/api.ts";
import { toastAfterLoad, toastError } from "#shared/toasts/toasts.ts";
import { resetPassword } from "./resetPassword.ts";

export function ResetPasswordForm({ uid, token }: { uid: string; token: string }) {
  const form = useForm({ mode: "uncontrolled", initialValues: noNewPassword });
  const reset = useMutation({
    mutationFn: resetPassword,
    onSuccess: () => {
      toastAfterLoad("Password reset successful");
      location.replace("/signin");
    },
    onError: (error) => {
      const errors = error instanceof ApiError ? error.errors : null;
      if (errors === null) return toastError(error.message);
      form.setErrors(
        Object.fromEntries(Object.entries(errors).map(([field, messages]) => [field, messages.join(" ")])),
      );
      for (const message of Object.values(errors).flat()) toastError(message);
      form.getInputNode(Object.keys(errors)[0] ?? "")?.focus();
    },
  });
  // Success shows as busy until the document has been replaced.
  const busy = reset.isPending || reset.isSuccess;

  const submit = form.onSubmit((values) => {
    if (!busy) reset.mutate({ ...values, uid, token });
  });

  return (
    <form onSubmit={submit} aria-label="Reset Password">
      <Stack gap="md">
        <NewPasswordFields form={form} />
        <Button type="submit" size="lg" mt="xs" loading={busy}>
          Reset Password
        </Button>
      </Stack>
    </form>
  );
}
