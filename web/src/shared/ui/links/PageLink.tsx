import type { ReactNode } from "react";
import { Link } from "#shared/navigation/Link.tsx";
import classes from "./PageLink.module.css";

/** An inline link to another page of the app. */
export function PageLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className={classes.link} to={to}>
      {children}
    </Link>
  );
}
