import type { ReactNode } from "react";
import classes from "./PageLink.module.css";

interface Props {
  readonly href: string;
  /** Opens a new tab, so that a form on the page keeps its input. */
  readonly newTab?: boolean;
  readonly children: ReactNode;
}

/** An inline link to another document. */
export function TextLink({ href, newTab = false, children }: Props) {
  return (
    <a href={href} className={classes.link} {...(newTab && { target: "_blank", rel: "noopener" })}>
      {children}
    </a>
  );
}
