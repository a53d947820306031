import { Text } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./SelectionBar.module.css";

interface Props {
  readonly label: string;
  /** How many rows are selected, and whether that is too many. */
  readonly words: string;
  /** The actions on them. */
  readonly children: ReactNode;
}

/** The actions on a table's selected rows, fixed to the bottom of the window. */
export function SelectionBar({ label, words, children }: Props) {
  return (
    <section className={classes.bar} aria-label={label}>
      <Text role="status" fw={600} size="sm">
        {words}
      </Text>
      <div className={classes.actions}>{children}</div>
    </section>
  );
}
