import { limits } from "@mindreel/contract/plain/limits";
import { codeField as messages } from "@mindreel/messages/accounts/two-factor";
import { TextField, type TextFieldProps } from "#shared/ui/plain/fields/TextField.tsx";

interface Props extends Omit<TextFieldProps, "label"> {
  /** Whether it takes a recovery code instead of one from the app. */
  readonly recovery?: boolean;
}

/** A field for a code from the authenticator app, which phones can fill in, or for a recovery code. */
export function CodeField({ recovery = false, ...props }: Props) {
  return (
    <TextField
      label={recovery ? messages.recoveryCode : messages.code}
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
