import { useId } from "react";
import classes from "./Choice.module.css";

interface Props<Name extends string> {
  readonly label: string;
  readonly options: readonly { readonly name: Name; readonly label: string }[];
  readonly chosen: Name;
  readonly onChoose: (name: Name) => void;
}

/** A choice between a few options, side by side. */
export function Choice<Name extends string>({ label, options, chosen, onChoose }: Props<Name>) {
  const id = useId();
  return (
    <div className={classes.choice} role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.name} className={classes.option}>
          <input type="radio" name={id} checked={option.name === chosen} onChange={() => onChoose(option.name)} />
          {option.label}
        </label>
      ))}
    </div>
  );
}
