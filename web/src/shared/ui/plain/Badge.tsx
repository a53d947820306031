import type { ReactNode } from "react";
import classes from "./Badge.module.css";

interface Props {
  readonly tone?: "good" | "bad" | "brand" | undefined;
  /** White on the tone, for what stands out in a list. */
  readonly filled?: boolean;
  readonly children: ReactNode;
}

/** The state of something, in a word or two. */
export function Badge({ tone, filled = false, children }: Props) {
  const look = [classes.badge, tone && classes[tone], filled && classes.filled];
  return <span className={look.filter(Boolean).join(" ")}>{children}</span>;
}
