import type { ReactNode } from "react";
import type { Icon } from "#shared/icons/icon.tsx";
import { Text } from "#shared/ui/plain/text/Text.tsx";
import classes from "./security.module.css";

/** A list of devices or passkeys. */
export function ItemList({ children }: { readonly children: ReactNode }) {
  return <ul className={classes.list}>{children}</ul>;
}

interface Props {
  readonly icon: Icon;
  readonly title: string;
  readonly about: string;
  /** Buttons or a badge at the end of the row. */
  readonly children?: ReactNode;
}

export function Item({ icon: Icon, title, about, children }: Props) {
  return (
    <li>
      <Icon className={classes.icon} size={26} stroke={1.6} aria-hidden="true" />
      <div className={classes.what}>
        <Text strong>{title}</Text>
        <Text small dim>
          {about}
        </Text>
      </div>
      {children !== undefined && <div className={classes.end}>{children}</div>}
    </li>
  );
}
