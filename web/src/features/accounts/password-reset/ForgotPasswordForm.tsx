import { Button, Stack } from "@mantine/core";
import { useForm } from "@mantine/form";
import { EmailField } from "#shared/forms/EmailField.tsx";
import { Honeypot, honeypotOf } from "#shared/ui/Honeypot.tsx";
import { useRequestReset } from "./requestReset.ts";

export function ForgotPasswordForm() {
  const form = useForm({ mode: "uncontrolled", initialValues: { email: "" } });
  const request = useRequestReset();

  const submit = form.onSubmit((values, event) => {
    if (!request.isPending) request.mutate({ ...values, ...honeypotOf(event?.currentTarget) });
  });

  return (
    <form onSubmit={submit} aria-label="Forgot Password">
      <Stack gap="md">
        <EmailField {...form.getInputProps("email")} key={form.key("email")} />
        <Honeypot />
        <Button type="submit" size="lg" mt="xs" loading={request.isPending}>
          Send Reset Link
        </Button>
      </Stack>
    </form>
  );
}
