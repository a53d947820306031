import type { ReactNode } from "react";
import classes from "./PageLink.module.css";

/** A link within a sentence, to another document. */
export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className={classes.link}>
      {children}
    </a>
  );
}
