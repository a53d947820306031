import type { ReactNode } from "react";
import { Link } from "#shared/navigation/Link.tsx";
import classes from "./Menu.module.css";

interface Props {
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

export function MenuItem({ icon, children, onClick }: Props & { readonly onClick: () => void }) {
  return (
    <button type="button" role="menuitem" tabIndex={-1} className={classes.item} onClick={onClick}>
      {icon}
      {children}
    </button>
  );
}

/** A link to another site. */
export function MenuAnchor({ icon, children, href }: Props & { readonly href: string }) {
  return (
    <a role="menuitem" tabIndex={-1} className={classes.item} href={href}>
      {icon}
      {children}
    </a>
  );
}

export function MenuLink({ icon, children, to }: Props & { readonly to: string }) {
  return (
    <Link role="menuitem" tabIndex={-1} className={classes.item} to={to}>
      {icon}
      {children}
    </Link>
  );
}
