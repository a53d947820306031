import type { ReactNode } from "react";
import classes from "./Badge.module.css";

interface Props {
  /** In green, for a good state. */
  readonly good?: boolean;
  readonly children: ReactNode;
}

/** The state of something, in a word or two. */
export function Badge({ good = false, children }: Props) {
  return <span className={`${classes.badge} ${good ? classes.good : ""}`}>{children}</span>;
}
