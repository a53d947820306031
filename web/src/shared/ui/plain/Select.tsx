import type { ComponentProps } from "react";
import { outline } from "#shared/icons/icon.tsx";
import classes from "./Select.module.css";

const IconSelector = outline("M8 9l4 -4l4 4M16 15l-4 4l-4 -4");

type Option = string | { readonly value: string; readonly label: string };

export interface SelectProps extends ComponentProps<"select"> {
  /** In place of children. */
  readonly options?: readonly Option[];
}

/** A native select, labelled by `aria-label` or by a field. The class is for the wrapper, which takes the available width. */
export function Select({ className = "", options = [], children, ...select }: SelectProps) {
  return (
    <div className={`${classes.select} ${className}`}>
      <select {...select} className={classes.field}>
        {children}
        {options.map((option) => {
          const { value, label } = typeof option === "string" ? { value: option, label: option } : option;
          return (
            <option key={value} value={value}>
              {label}
            </option>
          );
        })}
      </select>
      <IconSelector className={classes.arrow} size={18} stroke={1.5} aria-hidden="true" />
    </div>
  );
}
