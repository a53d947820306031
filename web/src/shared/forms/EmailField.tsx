import { TextInput, type TextInputProps } from "@mantine/core";
import { limits } from "@mindreel/contract/wire/limits";

/** The e-mail address by which an account signs in. */
export function EmailField(props: TextInputProps) {
  return (
    <TextInput
      label="Email"
      type="email"
      name="email"
      autoComplete="username"
      maxLength={limits.email}
      required
      {...props}
    />
  );
}
