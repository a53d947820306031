import type { ComponentProps } from "react";
import classes from "./Title.module.css";

const sizes = { 1: classes.large, 2: classes.medium, 3: classes.small };

interface Props extends ComponentProps<"h1"> {
  readonly order: 1 | 2 | 3;
  /** Set if it should look like a heading of another level. */
  readonly size?: 1 | 2 | 3 | undefined;
}

export function Title({ order, size = order, className = "", ...heading }: Props) {
  const Heading = `h${order}` as const;
  return <Heading {...heading} className={`${classes.title} ${sizes[size]} ${className}`} />;
}
