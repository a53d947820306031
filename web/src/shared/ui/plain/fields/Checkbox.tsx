import { type ComponentProps, type ReactNode, useId } from "react";
import classes from "./Checkbox.module.css";

interface Props extends Omit<ComponentProps<"input">, "type"> {
  /** Absent if it has an `aria-label`. */
  readonly label?: ReactNode;
  readonly description?: string;
  /** Whether some of what it stands for is checked. */
  readonly indeterminate?: boolean;
}

/** A checkbox with its label. */
export function Checkbox({ label, description, indeterminate = false, className = "", ref, ...input }: Props) {
  const id = useId();
  const descriptionId = `${id}-description`;
  const mark = (element: HTMLInputElement | null) => {
    if (element !== null) element.indeterminate = indeterminate;
  };
  return (
    <div className={`${classes.checkbox} ${className}`}>
      <input
        {...input}
        ref={ref ?? mark}
        type="checkbox"
        id={id}
        className={classes.box}
        aria-describedby={description === undefined ? undefined : descriptionId}
      />
      {label !== undefined && (
        <div className={classes.words}>
          <label className={classes.label} htmlFor={id}>
            {label}
          </label>
          {description !== undefined && (
            <p className={classes.description} id={descriptionId}>
              {description}
            </p>
          )}
        </div>
      )}
    </div>
  );
}
