import type { ReactNode } from "react";
import classes from "./Row.module.css";

interface Props {
  /** From edge to edge. */
  readonly spread?: boolean;
  readonly children: ReactNode;
}

/** Buttons beside each other, or below where there is no room. */
export function Row({ spread = false, children }: Props) {
  return <div className={`${classes.row} ${spread ? classes.spread : ""}`}>{children}</div>;
}
