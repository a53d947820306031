import { IconSelector } from "@tabler/icons-react";
import type { ComponentProps } from "react";
import classes from "./Select.module.css";

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
