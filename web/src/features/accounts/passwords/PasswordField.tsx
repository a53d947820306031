import { PasswordInput, type PasswordInputProps } from "@mantine/core";

/** Mantine tells assistive technology neither that the password is wrong nor, by default, that it can be shown. */
export function PasswordField(props: PasswordInputProps) {
  return (
    <PasswordInput
      {...props}
      aria-invalid={Boolean(props.error)}
      visibilityToggleButtonProps={{ "aria-label": "Show password", "aria-hidden": false, tabIndex: 0 }}
    />
  );
}
