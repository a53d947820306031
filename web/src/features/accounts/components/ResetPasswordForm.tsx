import { Button, Stack } from "@mantine/core";
import { useForm } from "@mantine/form";
import { limits } from "@mindreel/contract/limits";
import { useMutation } from "@tanstack/react-query";
import { resetPassword } from "#features/accounts/api/resetPassword.ts";
import { PasswordField } from "#features/accounts/components/PasswordField.tsx";
import { ApiError } from "#shared/api.ts";
import { toastAfterLoad, toastError } from "#shared/toasts.ts";

export function ResetPasswordForm({ uid, token }: { uid: string; token: string }) {
  const form = useForm({ mode: "uncontrolled", initialValues: { new_password1: "", new_password2: "" } });
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
        <PasswordField
          {...form.getInputProps("new_password1")}
          key={form.key("new_password1")}
          label="New password"
          description={`At least ${limits.passwordMin} characters; a few unrelated words are best.`}
          name="new_password1"
          autoComplete="new-password"
          maxLength={limits.passwordMax}
          required
        />
        <PasswordField
          {...form.getInputProps("new_password2")}
          key={form.key("new_password2")}
          label="Confirm new password"
          name="new_password2"
          autoComplete="new-password"
          maxLength={limits.passwordMax}
          required
        />
        <Button type="submit" size="lg" mt="xs" loading={busy}>
          Reset Password
        </Button>
      </Stack>
    </form>
  );
}
