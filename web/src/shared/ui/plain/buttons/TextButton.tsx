import type { ComponentProps } from "react";
import classes from "./TextButton.module.css";

/** A button that reads like a link: it changes the page rather than leaving it. */
export function TextButton(button: ComponentProps<"button">) {
  return <button type="button" {...button} className={classes.button} />;
}
