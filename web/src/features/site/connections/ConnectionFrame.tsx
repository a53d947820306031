import type { ReactNode } from "react";
import { Section } from "#shared/ui/Section.tsx";
import classes from "./connections.module.css";

interface Props {
  readonly title: string;
  /** Whether it stands on a page that has a heading for it. */
  readonly plain?: boolean | undefined;
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of a connection. */
export function ConnectionFrame({ title, plain = false, tools, children }: Props) {
  if (plain) return <div className={classes.plain}>{children}</div>;
  return (
    <Section title={title} framed tools={tools}>
      {children}
    </Section>
  );
}
