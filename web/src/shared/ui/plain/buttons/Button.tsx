import type { ComponentProps } from "react";
import { Spinner } from "#shared/ui/plain/loading/Spinner.tsx";
import classes from "./Button.module.css";
import { ButtonContent, type ButtonLook, buttonClass } from "./buttonLook.tsx";

interface ButtonProps extends ComponentProps<"button">, ButtonLook {
  /** While its call is running, it shows a spinner and cannot be pressed. */
  readonly loading?: boolean | undefined;
}

export function Button({
  variant,
  size,
  danger,
  fullWidth,
  leftSection,
  rightSection,
  loading = false,
  disabled = false,
  className,
  children,
  ...button
}: ButtonProps) {
  return (
    <button
      type="button"
      {...button}
      className={buttonClass({ variant, size, danger, fullWidth, leftSection, rightSection }, className)}
      disabled={disabled || loading}
      data-loading={loading || undefined}
    >
      <ButtonContent leftSection={leftSection} rightSection={rightSection}>
        {children}
      </ButtonContent>
      {loading && <Spinner className={classes.spinner} />}
    </button>
  );
}
