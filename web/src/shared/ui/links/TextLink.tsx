import type { ReactNode } from "react";
import classes from "./PageLink.module.css";

interface Props {
  readonly href: string;
  /** So that a form beside the link keeps what was written. */
  readonly newTab?: boolean;
  readonly children: ReactNode;
}

/** A link within a sentence, to another document. */
export function TextLink({ href, newTab = false, children }: Props) {
  return (
    <a href={href} className={classes.link} {...(newTab && { target: "_blank", rel: "noopener" })}>
      {children}
    </a>
  );
}
