import { type ReactNode, useId } from "react";
import { Link } from "#shared/navigation/Link.tsx";
import { useLocation } from "#shared/navigation/NavigationProvider.tsx";
import classes from "./NavList.module.css";
import { currentAt, type NavItem, pathOf } from "./navItems.ts";

interface Props<Name extends string> {
  readonly heading: string;
  readonly items: readonly NavItem<Name>[];
  /** The names in the page's language. */
  readonly names: Readonly<Record<Name, string>>;
  readonly onChoose: (() => void) | undefined;
  /** What comes last, beside the links. */
  readonly children?: ReactNode;
}

/** A group of a menu: its heading and its links. */
export function NavList<Name extends string>({ heading, items, names, onChoose, children }: Props<Name>) {
  const id = useId();
  const { pathname } = useLocation();
  return (
    <>
      <p id={id} className={classes.group}>
        {heading}
      </p>
      <ul className={classes.list} aria-labelledby={id}>
        {items.map((item) => (
          <li key={item.name}>
            <Link
              className={classes.item}
              to={pathOf(item)}
              aria-current={currentAt(pathname, item)}
              onClick={onChoose}
            >
              {item.Icon && <item.Icon size={22} stroke={1.75} aria-hidden="true" />}
              {names[item.name]}
            </Link>
          </li>
        ))}
        {children}
      </ul>
    </>
  );
}
