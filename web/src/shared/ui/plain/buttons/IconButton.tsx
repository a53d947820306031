import type { ComponentProps } from "react";
import { BusyButton } from "./BusyButton.tsx";
import classes from "./IconButton.module.css";

interface Props extends ComponentProps<typeof BusyButton> {
  readonly "aria-label": string;
}

/** A quiet button with only an icon. The caller's class sets another size, shape or colour. */
export function IconButton({ className = "", ...button }: Props) {
  return <BusyButton {...button} className={`${classes.button} ${className}`} />;
}
