import classes from "./Spinner.module.css";

/** Shown while something is running. It has the font's size and colour. */
export function Spinner({ className = "" }: { readonly className?: string | undefined }) {
  return <span className={`${classes.spinner} ${className}`} aria-hidden="true" />;
}
