import { type ReactNode, useId } from "react";
import type { Icon } from "#shared/icons/icon.tsx";
import classes from "./Alert.module.css";

interface Props {
  readonly title?: string;
  readonly icon: Icon;
  /** `calm` is grey, for neutral information. */
  readonly tone?: "calm" | "good" | "bad" | "warning" | undefined;
  readonly children: ReactNode;
}

/** A prominent note on the page. */
export function Alert({ title, icon: Icon, tone, children }: Props) {
  const id = useId();
  const titleId = `${id}-title`;
  const textId = `${id}-text`;
  return (
    <div
      role="alert"
      aria-labelledby={title === undefined ? undefined : titleId}
      aria-describedby={textId}
      className={`${classes.alert} ${tone === undefined ? "" : classes[tone]}`}
    >
      <Icon size={20} className={classes.icon} aria-hidden="true" />
      <div className={classes.words}>
        {title !== undefined && (
          <p className={classes.title} id={titleId}>
            {title}
          </p>
        )}
        <div className={classes.text} id={textId}>
          {children}
        </div>
      </div>
    </div>
  );
}
