import { facts as messages } from "@mindreel/messages/shared/words";
import type { ReactNode } from "react";
import classes from "./Facts.module.css";

/** Labelled values, one per line. An empty value is shown as messages.notGiven. */
export function Facts({ rows }: { readonly rows: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <dl className={classes.facts}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd data-empty={value === "" || undefined}>{value === "" ? messages.notGiven : value}</dd>
        </div>
      ))}
    </dl>
  );
}
