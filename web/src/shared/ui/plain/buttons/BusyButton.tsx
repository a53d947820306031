import type { ComponentProps, MouseEvent } from "react";

interface Props extends ComponentProps<"button"> {
  /** Whether its call is running, so that it cannot be pressed. */
  readonly "data-loading"?: boolean | undefined;
}

const ignore = (event: MouseEvent) => {
  event.preventDefault();
  event.stopPropagation();
};

/** A button that keeps the focus while its call is running. A disabled one would lose it, even to behind a dialog. */
export function BusyButton({
  "data-loading": isBusy,
  "aria-disabled": isOff,
  disabled,
  type = "button",
  onClick,
  ...button
}: Props) {
  return (
    <button
      {...button}
      type={type}
      disabled={disabled && !isBusy}
      aria-disabled={isBusy || isOff}
      data-loading={isBusy || undefined}
      onClick={isBusy ? ignore : onClick}
    />
  );
}
