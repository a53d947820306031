import type { ComponentProps, ReactNode } from "react";
import { Field, type FieldLook } from "./Field.tsx";
import classes from "./TextField.module.css";

export interface TextFieldProps extends ComponentProps<"input">, FieldLook {
  /** Shown in the field, after its text. */
  readonly beside?: ReactNode;
}

/** A single-line text field with its label. */
export function TextField({ label, description, error, beside, className = "", ...input }: TextFieldProps) {
  return (
    <Field label={label} description={description} error={error} required={input.required}>
      {(control) => (
        <div className={classes.box}>
          <input type="text" {...input} {...control} className={`${classes.input} ${className}`} />
          {beside}
        </div>
      )}
    </Field>
  );
}
