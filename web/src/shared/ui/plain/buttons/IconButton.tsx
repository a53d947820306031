import type { ComponentProps } from "react";
import classes from "./IconButton.module.css";

interface Props extends ComponentProps<"button"> {
  readonly "aria-label": string;
}

/** A quiet button that shows an icon alone. A class of the caller's gives it another size, shape or colour. */
export function IconButton({ className = "", ...button }: Props) {
  return <button type="button" {...button} className={`${classes.button} ${className}`} />;
}
