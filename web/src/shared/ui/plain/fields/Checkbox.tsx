import { type ComponentProps, type ReactNode, useId } from "react";
import classes from "./Checkbox.module.css";

interface Props extends Omit<ComponentProps<"input">, "type"> {
  readonly label: ReactNode;
  readonly description?: string;
}

/** A checkbox with its label. */
export function Checkbox({ label, description, ...input }: Props) {
  const id = useId();
  const descriptionId = `${id}-description`;
  return (
    <div className={classes.checkbox}>
      <input
        {...input}
        type="checkbox"
        id={id}
        className={classes.box}
        aria-describedby={description === undefined ? undefined : descriptionId}
      />
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
    </div>
  );
}
