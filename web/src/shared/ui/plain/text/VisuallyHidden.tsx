import type { ComponentProps } from "react";
import classes from "./VisuallyHidden.module.css";

interface Props extends Omit<ComponentProps<"div">, "className"> {
  readonly as?: "div" | "span" | "h1" | "h2" | undefined;
}

/** Content for screen readers only. */
export function VisuallyHidden({ as: Element = "div", ...props }: Props) {
  return <Element {...props} className={classes.hidden} />;
}
