import type { ComponentProps, ReactNode } from "react";
import { Field, type FieldLook } from "./Field.tsx";
import classes from "./TextField.module.css";

export interface TextFieldProps extends Omit<ComponentProps<"input">, "className">, FieldLook {
  /** Shown in the field, before its text. */
  readonly icon?: ReactNode;
  /** Shown in the field, after its text. */
  readonly beside?: ReactNode;
}

/** A single-line text field with its label. */
export function TextField({ label, description, hint, error, className, icon, beside, ...input }: TextFieldProps) {
  return (
    <Field
      label={label}
      description={description}
      hint={hint}
      error={error}
      required={input.required}
      className={className}
    >
      {(control) => (
        <div className={classes.box}>
          {icon !== undefined && <span className={classes.icon}>{icon}</span>}
          <input type="text" {...input} {...control} className={classes.input} />
          {beside}
        </div>
      )}
    </Field>
  );
}
