import { type ReactNode, useId } from "react";
import classes from "./Field.module.css";

/** The label and texts around every field's control. */
export interface FieldLook {
  readonly label: string;
  readonly description?: string | undefined;
  /** The error of the value. */
  readonly error?: ReactNode;
}

/** The attributes that link a control to the texts around it. */
interface Control {
  readonly id: string;
  readonly "aria-invalid": true | undefined;
  readonly "aria-describedby": string | undefined;
}

interface Props extends FieldLook {
  readonly required: boolean | undefined;
  readonly children: (control: Control) => ReactNode;
}

/** A control with its label and description above, and its error below. */
export function Field({ label, description, error, required, children }: Props) {
  const id = useId();
  const descriptionId = `${id}-description`;
  const errorId = `${id}-error`;
  const invalid = Boolean(error);
  const described = [description !== undefined && descriptionId, invalid && errorId].filter(Boolean).join(" ");
  return (
    <div className={classes.field}>
      <label className={classes.label} htmlFor={id}>
        {label}
        {required && (
          <span className={classes.required} aria-hidden="true">
            {" *"}
          </span>
        )}
      </label>
      {description !== undefined && (
        <p className={classes.description} id={descriptionId}>
          {description}
        </p>
      )}
      {children({ id, "aria-invalid": invalid || undefined, "aria-describedby": described || undefined })}
      {invalid && (
        <p className={classes.error} id={errorId}>
          {error}
        </p>
      )}
    </div>
  );
}
