import type { ComponentProps } from "react";
import classes from "./IconButton.module.css";

interface Props extends ComponentProps<"button"> {
  readonly "aria-label": string;
}

/** A quiet button with only an icon. The caller's class sets another size, shape or colour. */
export function IconButton({ className = "", ...button }: Props) {
  return <button type="button" {...button} className={`${classes.button} ${className}`} />;
}
