import type { ReactNode } from "react";
import { Title } from "#shared/ui/plain/text/Title.tsx";
import classes from "./EmptyState.module.css";

interface Props {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text?: ReactNode;
  readonly action?: ReactNode;
}

/** Shown in place of an empty list, with a hint on what to do. */
export function EmptyState({ icon, title, text, action }: Props) {
  return (
    <div className={classes.state}>
      <div className={classes.icon} aria-hidden="true">
        {icon}
      </div>
      <Title order={2}>{title}</Title>
      {text !== undefined && <p className={classes.text}>{text}</p>}
      {action}
    </div>
  );
}
