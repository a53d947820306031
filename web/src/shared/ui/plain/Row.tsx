import type { ReactNode } from "react";
import classes from "./Row.module.css";

interface Props {
  /** Spread over the full width. */
  readonly spread?: boolean;
  /** At the end of the row, such as the buttons of a dialog. */
  readonly end?: boolean;
  readonly children: ReactNode;
}

/** Buttons side by side, wrapping where there is no room. */
export function Row({ spread = false, end = false, children }: Props) {
  return <div className={`${classes.row} ${spread ? classes.spread : ""} ${end ? classes.end : ""}`}>{children}</div>;
}
