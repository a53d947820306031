import { fields as messages } from "@mindreel/messages/shared/forms";
import { useState } from "react";
import { IconEye, IconEyeOff } from "#shared/icons/fields.ts";
import { IconButton } from "#shared/ui/plain/buttons/IconButton.tsx";
import classes from "./PasswordField.module.css";
import { TextField, type TextFieldProps } from "./TextField.tsx";

/** A password field, with a button that shows the password. */
export function PasswordField(props: Omit<TextFieldProps, "type" | "beside">) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? IconEyeOff : IconEye;
  return (
    <TextField
      {...props}
      type={shown ? "text" : "password"}
      // For a phone's keyboard while the password is visible.
      autoCapitalize="none"
      spellCheck={false}
      beside={
        <IconButton
          aria-label={messages.showPassword}
          aria-pressed={shown}
          className={classes.toggle}
          onClick={() => setShown(!shown)}
        >
          <Icon size={22} stroke={1.5} aria-hidden="true" />
        </IconButton>
      }
    />
  );
}
