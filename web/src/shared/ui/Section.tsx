import { type ReactNode, useId } from "react";
import { Title } from "#shared/ui/plain/text/Title.tsx";
import classes from "./Section.module.css";

interface Props {
  readonly title: string;
  /** Buttons and fields next to the heading. */
  readonly tools?: ReactNode;
  /** In a frame of its own, with a smaller heading. */
  readonly framed?: true;
  readonly children: ReactNode;
}

/** A section of a page with a heading. */
export function Section({ title, tools, framed, children }: Props) {
  const id = useId();
  return (
    <section className={framed ? classes.framed : classes.section} aria-labelledby={id}>
      <div className={classes.head}>
        <Title order={2} size={framed && 3} id={id}>
          {title}
        </Title>
        {tools !== undefined && <div className={classes.tools}>{tools}</div>}
      </div>
      {children}
    </section>
  );
}
