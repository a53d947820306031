import { Button, Group, Stack } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useMutation } from "@tanstack/react-query";
import { NewPasswordFields, noNewPassword } from "#features/accounts/passwords/NewPasswordFields.tsx";
import { PasswordField } from "#features/accounts/passwords/PasswordField.tsx";
import { formErrors } from "#shared/forms/formErrors.ts";
import { toastSuccess } from "#shared/toasts/toasts.ts";
import { changePassword } from "./security.ts";

export function PasswordForm({ email }: { readonly email: string }) {
  const form = useForm({ mode: "uncontrolled", initialValues: { current_password: "", ...noNewPassword } });
  const change = useMutation({
    mutationFn: changePassword,
    onSuccess: () => {
      form.reset();
      toastSuccess("Password changed. Every other device is signed out.");
    },
    onError: (error) => {
      const errors = formErrors(error);
      form.setErrors(Object.fromEntries(errors));
      form.getInputNode([...errors.keys()][0] ?? "")?.focus();
    },
  });

  const submit = form.onSubmit((values) => {
    if (!change.isPending) change.mutate(values);
  });

  return (
    <form onSubmit={submit} aria-label="Change password">
      <Stack gap="md">
        {/* Tells password managers whose password it is. */}
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          {...form.getInputProps("current_password")}
          key={form.key("current_password")}
          label="Current password"
          name="current_password"
          autoComplete="current-password"
          required
        />
        <NewPasswordFields form={form} />
        <Group>
          <Button type="submit" loading={change.isPending}>
            Change password
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
