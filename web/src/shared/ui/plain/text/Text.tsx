import type { ComponentProps } from "react";
import classes from "./Text.module.css";

interface Props extends ComponentProps<"p"> {
  readonly dim?: boolean;
  readonly small?: boolean;
  readonly strong?: boolean;
}

/** A paragraph. */
export function Text({ dim = false, small = false, strong = false, className = "", ...paragraph }: Props) {
  const look = [classes.text, dim && classes.dim, small && classes.small, strong && classes.strong, className];
  return <p {...paragraph} className={look.filter(Boolean).join(" ")} />;
}
