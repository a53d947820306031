import type { ReactNode } from "react";
import { Link } from "#shared/navigation/Link.tsx";
import classes from "./PageLink.module.css";

/** An inline link to another page of the app. */
export function PageLink({ to, onFollow, children }: { to: string; onFollow?: () => void; children: ReactNode }) {
  return (
    <Link className={classes.link} to={to} {...(onFollow && { onClick: onFollow })}>
      {children}
    </Link>
  );
}
