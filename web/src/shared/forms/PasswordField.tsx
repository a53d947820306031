import { PasswordInput, type PasswordInputProps } from "@mantine/core";

/** Adds what Mantine leaves out for assistive technology: that the value is invalid, and the button that shows it. */
export function PasswordField(props: PasswordInputProps) {
  return (
    <PasswordInput
      {...props}
      aria-invalid={Boolean(props.error)}
      visibilityToggleButtonProps={{ "aria-label": "Show password", "aria-hidden": false, tabIndex: 0 }}
    />
  );
}
