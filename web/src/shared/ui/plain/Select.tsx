import { IconSelector } from "@tabler/icons-react";
import type { ComponentProps } from "react";
import classes from "./Select.module.css";

interface Props extends ComponentProps<"select"> {
  readonly "aria-label": string;
}

/** The browser's own list of choices. The class is the frame's, which takes the width that its place gives it. */
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
