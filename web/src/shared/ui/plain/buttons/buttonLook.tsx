import type { ReactNode } from "react";
import classes from "./Button.module.css";

/** The look shared by buttons and links that look like one. */
export interface ButtonLook {
  readonly variant?: "filled" | "default" | "light" | "outline" | "subtle" | "white" | undefined;
  readonly size?: "xs" | "sm" | "md" | "lg" | "compact-sm" | undefined;
  /** In red, for destructive actions. */
  readonly danger?: boolean | undefined;
  readonly fullWidth?: boolean | undefined;
  readonly leftSection?: ReactNode;
  readonly rightSection?: ReactNode;
}

const sizes = { xs: classes.xs, sm: classes.sm, md: "", lg: classes.lg, "compact-sm": classes.compact };

const isShown = (section: ReactNode) => section !== undefined && section !== null && section !== false;

export function buttonClass(
  { variant = "filled", size = "md", danger = false, fullWidth = false, leftSection, rightSection }: ButtonLook,
  className: string | undefined,
): string {
  return [
    classes.button,
    variant !== "filled" && classes[variant],
    sizes[size],
    danger && classes.danger,
    fullWidth && classes.wide,
    isShown(leftSection) && classes.startsWithIcon,
    isShown(rightSection) && classes.endsWithIcon,
    className,
  ]
    .filter(Boolean)
    .join(" ");
}

interface ContentProps extends Pick<ButtonLook, "leftSection" | "rightSection"> {
  readonly children: ReactNode;
}

export function ButtonContent({ leftSection, rightSection, children }: ContentProps) {
  return (
    <>
      {isShown(leftSection) && <span className={classes.icon}>{leftSection}</span>}
      <span className={classes.label}>{children}</span>
      {isShown(rightSection) && <span className={classes.icon}>{rightSection}</span>}
    </>
  );
}
