import { Spinner } from "#shared/ui/plain/Spinner.tsx";
import classes from "./FullSpinner.module.css";

export function FullSpinner({ label = "Loading" }: { label?: string }) {
  return (
    <div className={classes.place} role="status" aria-label={label}>
      <Spinner className={classes.spinner} />
    </div>
  );
}
