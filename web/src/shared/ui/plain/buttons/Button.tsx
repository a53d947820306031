import type { ComponentProps } from "react";
import { Spinner } from "#shared/ui/plain/loading/Spinner.tsx";
import { BusyButton } from "./BusyButton.tsx";
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
  className,
  children,
  ...button
}: ButtonProps) {
  return (
    <BusyButton
      {...button}
      className={buttonClass({ variant, size, danger, fullWidth, leftSection, rightSection }, className)}
      data-loading={loading}
    >
      <ButtonContent leftSection={leftSection} rightSection={rightSection}>
        {children}
      </ButtonContent>
      {loading && <Spinner className={classes.spinner} />}
    </BusyButton>
  );
}
