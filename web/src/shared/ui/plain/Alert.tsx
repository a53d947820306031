import type { TablerIcon } from "@tabler/icons-react";
import { type ReactNode, useId } from "react";
import classes from "./Alert.module.css";

interface Props {
  readonly title: string;
  readonly icon: TablerIcon;
  /** In grey, for neutral information. */
  readonly calm?: boolean;
  readonly children: ReactNode;
}

/** A prominent note on the page. */
export function Alert({ title, icon: Icon, calm = false, children }: Props) {
  const id = useId();
  const titleId = `${id}-title`;
  const textId = `${id}-text`;
  return (
    <div
      role="alert"
      aria-labelledby={titleId}
      aria-describedby={textId}
      className={`${classes.alert} ${calm ? classes.calm : ""}`}
    >
      <Icon size={20} className={classes.icon} aria-hidden="true" />
      <div className={classes.words}>
        <p className={classes.title} id={titleId}>
          {title}
        </p>
        <div className={classes.text} id={textId}>
          {children}
        </div>
      </div>
    </div>
  );
}
