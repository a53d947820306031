import type { ReactNode } from "react";
import type { Icon } from "#shared/icons/icon.tsx";
import classes from "./Notice.module.css";

interface Props {
  readonly label: string;
  readonly icon: Icon;
  readonly children: ReactNode;
  /** A button to resolve it. */
  readonly action?: ReactNode;
}

/** A line above every page about something that needs the member's attention. */
export function Notice({ label, icon: Icon, children, action }: Props) {
  return (
    <section className={classes.notice} aria-label={label}>
      <Icon className={classes.icon} size={20} aria-hidden="true" />
      <p className={classes.text}>{children}</p>
      {action && <div className={classes.action}>{action}</div>}
    </section>
  );
}
