import type { ReactNode } from "react";
import { DocumentTitle } from "#shared/navigation/DocumentTitle.tsx";
import { Title } from "#shared/ui/plain/text/Title.tsx";
import { Breadcrumb } from "./Breadcrumb.tsx";
import classes from "./Page.module.css";
import type { Parent } from "./parents.ts";

interface Props {
  readonly title: string;
  /** For a page about one thing: the list of all, linked above the heading and named in the document's title. */
  readonly parent?: Parent | undefined;
  readonly tools?: ReactNode;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A heading with its tools, the content below, and on a wide screen a panel on the right. The panel comes first in tab
 * order, because the content may be long.
 */
export function Page({ title, parent, tools, aside, children }: Props) {
  return (
    <div className={classes.page}>
      {aside}
      <div className={classes.content}>
        {parent !== undefined && (
          <>
            <DocumentTitle parts={[title, parent.name]} />
            <Breadcrumb parent={parent} />
          </>
        )}
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
