import { Stack, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import type { RegisteredUser } from "@mindreel/contract/accounts/registration";
import { limits } from "@mindreel/contract/wire/limits";
import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { EmailField } from "#shared/forms/EmailField.tsx";
import { showEveryFormError } from "#shared/forms/formErrors.ts";
import { NewPasswordFields } from "#shared/forms/NewPasswordFields.tsx";
import { honeypotOf } from "#shared/ui/Honeypot.tsx";
import { type RegistrationExtras, register } from "./register.ts";

interface Props {
  readonly label: string;
  /** Sent along with the fields. */
  readonly extras: RegistrationExtras;
  /** Off for the browser's autofill: the account is for someone else. */
  readonly autoComplete?: "off";
  readonly onRegistered: (user: RegisteredUser) => void;
  /** What stands below the fields. */
  readonly children: (pending: boolean) => ReactNode;
}

/** Creates an account: one's own, or another superuser's. */
export function RegistrationForm({ label, extras, autoComplete, onRegistered, children }: Props) {
  const form = useForm({
    mode: "uncontrolled",
    initialValues: { username: "", email: "", password: "", password2: "" },
  });
  const registration = useMutation({
    mutationFn: register,
    onSuccess: (user) => onRegistered(user),
    onError: (error) => showEveryFormError(form, error),
  });
  const submit = form.onSubmit((values, event) => {
    if (registration.isPending) return;
    registration.mutate({ ...values, is_superuser: false, ...extras, ...honeypotOf(event?.currentTarget) });
  });
  return (
    <form onSubmit={submit} aria-label={label} autoComplete={autoComplete}>
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
        <EmailField {...form.getInputProps("email")} key={form.key("email")} />
        <NewPasswordFields
          form={form}
          first={{ name: "password", label: "Password" }}
          second={{ name: "password2", label: "Confirm password" }}
        />
        {children(registration.isPending)}
      </Stack>
    </form>
  );
}
