import { breadcrumb as messages } from "@mindreel/messages/app";
import { Link } from "#shared/navigation/Link.tsx";
import classes from "./Page.module.css";
import type { Parent } from "./parents.ts";

/** Above a page's heading: the way back to the page that it belongs to. */
export function Breadcrumb({ parent }: { readonly parent: Parent }) {
  return (
    <nav className={classes.breadcrumb} aria-label={messages.label}>
      <Link className={classes.link} to={parent.to}>
        {parent.name}
      </Link>
    </nav>
  );
}
