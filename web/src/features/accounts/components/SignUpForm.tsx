import { Button, Stack, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { limits } from "@mindreel/contract/limits";
import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { register } from "#features/accounts/api/register.ts";
import { PasswordField } from "#features/accounts/components/PasswordField.tsx";
import { ApiError } from "#shared/api.ts";
import { toastError, toastSuccess } from "#shared/toasts.ts";

/** @param offer of the link that led here, or empty */
export function SignUpForm({ offer }: { readonly offer: string }) {
  const navigate = useNavigate();
  const form = useForm({
    mode: "uncontrolled",
    initialValues: { username: "", email: "", password: "", password2: "" },
  });
  const signUp = useMutation({
    mutationFn: register,
    onSuccess: () => {
      toastSuccess("Successfully registered");
      void navigate("/signin");
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

  const submit = form.onSubmit((values) => {
    if (!signUp.isPending) signUp.mutate(offer === "" ? values : { ...values, offer });
  });

  return (
    <form onSubmit={submit} aria-label="Sign Up">
      <Stack gap="md">
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
        <Button type="submit" size="lg" mt="xs" loading={signUp.isPending}>
          Sign Up
        </Button>
      </Stack>
    </form>
  );
}
