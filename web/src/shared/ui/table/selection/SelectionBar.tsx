import { Text } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./SelectionBar.module.css";

interface Props {
  readonly label: string;
  /** How many are selected, and whether that is too many. */
  readonly words: string;
  /** What can be done with them. */
  readonly children: ReactNode;
}

/** What can be done with the selected rows of a table, fixed to the bottom of the window. */
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
