import { limits } from "@mindreel/contract/plain/limits";
import { fields as messages } from "@mindreel/messages/shared/forms";
import { TextField, type TextFieldProps } from "#shared/ui/plain/fields/TextField.tsx";

/** The email address that an account signs in with. */
export function EmailField(props: Omit<TextFieldProps, "label">) {
  return (
    <TextField
      label={messages.email}
      type="email"
      name="email"
      autoComplete="username"
      maxLength={limits.email}
      required
      {...props}
    />
  );
}
