import type { ComponentProps } from "react";
import type { Icon } from "#shared/icons/icon.tsx";
import classes from "./Skin.module.css";

interface Props extends Omit<ComponentProps<"button">, "children" | "aria-label"> {
  /** Also shown on hover, as a tooltip. */
  readonly label: string;
  readonly icon: Icon;
}

/** A button of the player. */
export function Control({ label, icon: Shown, className = "", ...button }: Props) {
  return (
    <button {...button} type="button" className={`${classes.control} ${className}`} aria-label={label}>
      <Shown size={24} stroke={1.75} aria-hidden="true" />
    </button>
  );
}
