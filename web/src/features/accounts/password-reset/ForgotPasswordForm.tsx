import { Button, Stack, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { limits } from "@mindreel/contract/wire/limits";
import { useMutation } from "@tanstack/react-query";
import { toastError, toastSuccess } from "#shared/toasts/toasts.ts";
import { Honeypot, honeypotOf } from "#shared/ui/Honeypot.tsx";
import { requestReset } from "./resetPassword.ts";

export function ForgotPasswordForm() {
  const form = useForm({ mode: "uncontrolled", initialValues: { email: "" } });
  const request = useMutation({
    mutationFn: requestReset,
    onSuccess: () => toastSuccess("Password reset e-mail has been sent."),
    onError: (error) => toastError(error.message),
  });

  const submit = form.onSubmit((values, event) => {
    if (!request.isPending) request.mutate({ ...values, ...honeypotOf(event?.currentTarget) });
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
        <Honeypot />
        <Button type="submit" size="lg" mt="xs" loading={request.isPending}>
          Send Reset Link
        </Button>
      </Stack>
    </form>
  );
}
