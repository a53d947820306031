import type { ReactNode } from "react";
import classes from "./Column.module.css";

interface Props {
  /** Pixels between the parts. */
  readonly gap?: 8 | 12 | 16 | 24;
  readonly children: ReactNode;
}

/** Parts of a form or a section, one below the other. */
export function Column({ gap = 16, children }: Props) {
  return (
    <div className={classes.column} style={{ gap }}>
      {children}
    </div>
  );
}
