import { type ReactNode, useId } from "react";
import classes from "./Field.module.css";

/** The label and texts around every field's control. */
export interface FieldLook {
  /** Absent if the control has an `aria-label`. */
  readonly label?: string | undefined;
  /** Of the field as a whole. */
  readonly className?: string | undefined;
  readonly description?: string | undefined;
  /** A further text, below the field. */
  readonly hint?: string | undefined;
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
export function Field({ label, description, hint, error, required, className = "", children }: Props) {
  const id = useId();
  const descriptionId = `${id}-description`;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const invalid = Boolean(error);
  const texts = [description !== undefined && descriptionId, hint !== undefined && hintId, invalid && errorId];
  const described = texts.filter(Boolean).join(" ");
  return (
    <div className={`${classes.field} ${className}`}>
      {label !== undefined && (
        <label className={classes.label} htmlFor={id}>
          {label}
          {required && (
            <span className={classes.required} aria-hidden="true">
              {" *"}
            </span>
          )}
        </label>
      )}
      {description !== undefined && (
        <p className={classes.description} id={descriptionId}>
          {description}
        </p>
      )}
      {children({ id, "aria-invalid": invalid || undefined, "aria-describedby": described || undefined })}
      {hint !== undefined && (
        <p className={classes.hint} id={hintId}>
          {hint}
        </p>
      )}
      {invalid && (
        <p className={classes.error} id={errorId}>
          {error}
        </p>
      )}
    </div>
  );
}
