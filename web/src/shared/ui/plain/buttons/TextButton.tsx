import type { ComponentProps } from "react";
import classes from "./TextButton.module.css";

/** A button that looks like a link, but changes the current page. */
export function TextButton(button: ComponentProps<"button">) {
  return <button type="button" {...button} className={classes.button} />;
}
