import { TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { limits } from "@mindreel/contract/wire/limits";
import { PasswordField } from "#features/accounts/passwords/PasswordField.tsx";
import { ApiError } from "#shared/api/api.ts";
import { toastError } from "#shared/toasts/toasts.ts";

export const useRegistrationForm = () =>
  useForm({
    mode: "uncontrolled",
    initialValues: { username: "", email: "", password: "", password2: "" },
  });

type RegistrationForm = ReturnType<typeof useRegistrationForm>;

/** Each message at its field, and as a toast. */
export function showRegistrationErrors(form: RegistrationForm, error: Error): void {
  const errors = error instanceof ApiError ? error.errors : null;
  if (errors === null) {
    toastError(error.message);
    return;
  }
  form.setErrors(Object.fromEntries(Object.entries(errors).map(([field, messages]) => [field, messages.join(" ")])));
  for (const message of Object.values(errors).flat()) toastError(message);
  form.getInputNode(Object.keys(errors)[0] ?? "")?.focus();
}

/** What an account begins with. */
export function RegistrationFields({ form }: { form: RegistrationForm }) {
  return (
    <>
      <TextInput
        {...form.getInputProps("username")}
        key={form.key("username")}
        label="Username"
        name="username"
        autoComplete="nickname"
        maxLength={limits.username}
        required
      />
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
      <PasswordField
        {...form.getInputProps("password")}
        key={form.key("password")}
        label="Password"
        description={`At least ${limits.passwordMin} characters; a few unrelated words are best.`}
        name="password"
        autoComplete="new-password"
        maxLength={limits.passwordMax}
        required
      />
      <PasswordField
        {...form.getInputProps("password2")}
        key={form.key("password2")}
        label="Confirm password"
        name="password2"
        autoComplete="new-password"
        maxLength={limits.passwordMax}
        required
      />
    </>
  );
}
