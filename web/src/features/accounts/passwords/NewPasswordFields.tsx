import type { UseFormReturnType } from "@mantine/form";
import { limits } from "@mindreel/contract/wire/limits";
import { PasswordField } from "./PasswordField.tsx";

export interface NewPassword {
  readonly new_password1: string;
  readonly new_password2: string;
}

export const noNewPassword: NewPassword = { new_password1: "", new_password2: "" };

/** A new password, typed twice. */
export function NewPasswordFields<T extends NewPassword>({ form }: { readonly form: UseFormReturnType<T> }) {
  return (
    <>
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
    </>
  );
}
