import { TextInput, type TextInputProps } from "@mantine/core";
import { limits } from "@mindreel/contract/wire/limits";

interface Props extends TextInputProps {
  /** A recovery code instead of one from the app. */
  readonly recovery?: boolean;
}

/** A code from the authenticator app, which phones offer to fill in, or a recovery code. */
export function CodeField({ recovery = false, ...props }: Props) {
  return (
    <TextInput
      label={recovery ? "Recovery code" : "Code"}
      name="code"
      autoComplete={recovery ? "off" : "one-time-code"}
      inputMode={recovery ? "text" : "numeric"}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={limits.code}
      required
      {...props}
    />
  );
}
