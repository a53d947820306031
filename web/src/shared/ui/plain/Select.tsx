import { IconSelector } from "@tabler/icons-react";
import type { ComponentProps } from "react";
import classes from "./Select.module.css";

interface Props extends ComponentProps<"select"> {
  readonly "aria-label": string;
}

/** A native select. The class is for the wrapper, which takes the available width. */
export function Select({ className = "", children, ...select }: Props) {
  return (
    <div className={`${classes.select} ${className}`}>
      <select {...select} className={classes.field}>
        {children}
      </select>
      <IconSelector className={classes.arrow} size={18} stroke={1.5} aria-hidden="true" />
    </div>
  );
}
