import type { ReactNode } from "react";
import { DocumentTitle } from "#shared/navigation/DocumentTitle.tsx";
import { Title } from "#shared/ui/plain/text/Title.tsx";
import { VisuallyHidden } from "#shared/ui/plain/text/VisuallyHidden.tsx";
import { Breadcrumb } from "./Breadcrumb.tsx";
import classes from "./Page.module.css";
import type { Parent } from "./parents.ts";

interface Props {
  /** Undefined: the content has the page's heading. */
  readonly title: string | undefined;
  /** The heading is only for screen readers. */
  readonly quiet?: boolean;
  /** For a page about one thing: the list of all, linked above the heading and named in the document's title. */
  readonly parent?: Parent | undefined;
  readonly tools?: ReactNode;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A heading with its tools, the content below, and on a wide screen a panel on the right. */
export function Page({ title, quiet = false, parent, tools, aside, children }: Props) {
  return (
    <div className={aside === undefined ? undefined : classes.withAside}>
      <div className={classes.content}>
        {title !== undefined && parent !== undefined && (
          <>
            <DocumentTitle parts={[title, parent.name]} />
            <Breadcrumb parent={parent} />
          </>
        )}
        {title !== undefined && quiet && <VisuallyHidden as="h1">{title}</VisuallyHidden>}
        {title !== undefined && !quiet && (
          <div className={classes.head}>
            <Title order={1} className={classes.title}>
              {title}
            </Title>
            {tools !== undefined && <div className={classes.tools}>{tools}</div>}
          </div>
        )}
        {children}
      </div>
      {aside}
    </div>
  );
}
