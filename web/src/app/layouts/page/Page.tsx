import type { ReactNode } from "react";
import { Title } from "#shared/ui/plain/text/Title.tsx";
import classes from "./Page.module.css";

interface Props {
  readonly title: string;
  readonly tools?: ReactNode;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A heading with its tools, the content below, and on a wide screen a panel on the right. The panel comes first in tab
 * order, because the content may be long.
 */
export function Page({ title, tools, aside, children }: Props) {
  return (
    <div className={classes.page}>
      {aside}
      <div className={classes.content}>
        <div className={classes.head}>
          <Title order={1} className={classes.title}>
            {title}
          </Title>
          {tools !== undefined && <div className={classes.tools}>{tools}</div>}
        </div>
        {children}
      </div>
    </div>
  );
}
