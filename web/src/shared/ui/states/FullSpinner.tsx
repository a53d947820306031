import { states as messages } from "@mindreel/messages/shared/states";
import { Spinner } from "#shared/ui/plain/loading/Spinner.tsx";
import classes from "./FullSpinner.module.css";

export function FullSpinner({ label = messages.loading }: { label?: string }) {
  return (
    <div className={classes.place} role="status" aria-label={label}>
      <Spinner className={classes.spinner} />
    </div>
  );
}
