import type { ComponentProps } from "react";
import { Link, type LinkProps } from "#shared/navigation/Link.tsx";
import { ButtonContent, type ButtonLook, buttonClass } from "./buttonLook.tsx";

/** `to` navigates to a page of the app, `href` loads another document. */
type Props = ButtonLook & (LinkProps | (ComponentProps<"a"> & { readonly href: string; readonly to?: never }));

/** A link that looks like a button. */
export function ButtonLink({
  variant,
  size,
  danger,
  fullWidth,
  leftSection,
  rightSection,
  className,
  children,
  ...link
}: Props) {
  const look = {
    className: buttonClass({ variant, size, danger, fullWidth, leftSection, rightSection }, className),
    children: (
      <ButtonContent leftSection={leftSection} rightSection={rightSection}>
        {children}
      </ButtonContent>
    ),
  };
  return link.to === undefined ? <a {...link} {...look} /> : <Link {...link} {...look} />;
}
