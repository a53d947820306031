import type { ReactNode } from "react";
import { Link } from "react-router";
import classes from "./PageLink.module.css";

/** A link within a sentence, to another page of the app. */
export function PageLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className={classes.link} to={to}>
      {children}
    </Link>
  );
}
