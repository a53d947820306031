import { Link, type LinkProps } from "#shared/navigation/Link.tsx";
import classes from "./TabLink.module.css";

/** A link to one of a page's views, marked while that view is shown. The caller sets its size. */
export function TabLink({ chosen, className = "", ...link }: LinkProps & { chosen: boolean }) {
  return (
    <Link
      {...link}
      className={`${classes.tab} ${className}`}
      preventScrollReset
      aria-current={chosen ? "true" : undefined}
    />
  );
}
