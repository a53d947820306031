import { Button, Stack, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { limits } from "@mindreel/contract/limits";
import { useMutation } from "@tanstack/react-query";
import { requestReset } from "#features/accounts/api/resetPassword.ts";
import { toastError, toastSuccess } from "#shared/toasts.ts";
import { Trap, trapped } from "#shared/ui/Trap.tsx";

export function ForgotPasswordForm() {
  const form = useForm({ mode: "uncontrolled", initialValues: { email: "" } });
  const request = useMutation({
    mutationFn: requestReset,
    onSuccess: () => toastSuccess("Password reset e-mail has been sent."),
    onError: (error) => toastError(error.message),
  });

  const submit = form.onSubmit((values, event) => {
    if (!request.isPending) request.mutate({ ...values, ...trapped(event?.currentTarget) });
  });

  return (
    <form onSubmit={submit} aria-label="Forgot Password">
      <Stack gap="md">
        <TextInput
          {...form.getInputProps("email")}
          key={form.key("email")}
          label="Email"
          type="email"
          name="email"
          autoComplete="username"
          maxLength={limits.email}
          required
        />
        <Trap />
        <Button type="submit" size="lg" mt="xs" loading={request.isPending}>
          Send Reset Link
        </Button>
      </Stack>
    </form>
  );
}
