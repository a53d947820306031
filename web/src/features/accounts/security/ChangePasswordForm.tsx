import { Button, Group, Stack } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useMutation } from "@tanstack/react-query";
import { showFormErrors } from "#shared/forms/formErrors.ts";
import { NewPasswordFields } from "#shared/forms/NewPasswordFields.tsx";
import { PasswordField } from "#shared/forms/PasswordField.tsx";
import { toastSuccess } from "#shared/toasts/toasts.ts";
import { changePassword } from "./changePassword.ts";

export function ChangePasswordForm({ email }: { readonly email: string }) {
  const form = useForm({
    mode: "uncontrolled",
    initialValues: { current_password: "", new_password1: "", new_password2: "" },
  });
  const change = useMutation({
    mutationFn: changePassword,
    onSuccess: () => {
      form.reset();
      toastSuccess("Password changed. Every other device is signed out.");
    },
    onError: (error) => showFormErrors(form, error),
  });

  const submit = form.onSubmit((values) => {
    if (!change.isPending) change.mutate(values);
  });

  return (
    <form onSubmit={submit} aria-label="Change password">
      <Stack gap="md">
        {/* Tells password managers which account the password belongs to. */}
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          {...form.getInputProps("current_password")}
          key={form.key("current_password")}
          label="Current password"
          name="current_password"
          autoComplete="current-password"
          required
        />
        <NewPasswordFields
          form={form}
          first={{ name: "new_password1", label: "New password" }}
          second={{ name: "new_password2", label: "Confirm new password" }}
        />
        <Group>
          <Button type="submit" loading={change.isPending}>
            Change password
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
