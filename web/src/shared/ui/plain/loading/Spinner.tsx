import classes from "./Spinner.module.css";

/** Turns while something runs. As large as the font and in its colour. */
export function Spinner({ className = "" }: { readonly className?: string | undefined }) {
  return <span className={`${classes.spinner} ${className}`} aria-hidden="true" />;
}
