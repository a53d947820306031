import { durationOf } from "@mindreel/contract/plain/durations";
import classes from "./StillLength.module.css";

/** A video's length on its still, hidden from screen readers. */
export function StillLength({ seconds }: { readonly seconds: number | null }) {
  if (seconds === null) return null;
  return (
    <span className={classes.length} aria-hidden="true">
      {durationOf(seconds)}
    </span>
  );
}
