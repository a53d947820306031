import { Title } from "@mantine/core";
import { type ReactNode, useId } from "react";
import classes from "./Section.module.css";

interface Props {
  readonly title: string;
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a superuser's page, with what can be done in it beside its heading. */
export function Section({ title, tools, children }: Props) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div className={classes.head}>
        <Title order={2} id={id}>
          {title}
        </Title>
        {tools !== undefined && <div className={classes.tools}>{tools}</div>}
      </div>
      {children}
    </section>
  );
}
