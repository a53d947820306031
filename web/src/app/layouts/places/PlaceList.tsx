import { type ReactNode, useId } from "react";
import { Link } from "#shared/navigation/Link.tsx";
import { useLocation } from "#shared/navigation/NavigationProvider.tsx";
import classes from "./PlaceList.module.css";
import { currentAt, type Place, pathOf } from "./places.ts";

interface Props<Name extends string> {
  readonly heading: string;
  readonly places: readonly Place<Name>[];
  /** The names in the page's language. */
  readonly names: Readonly<Record<Name, string>>;
  readonly onChoose: (() => void) | undefined;
  /** What comes last, beside the links. */
  readonly children?: ReactNode;
}

/** A group of a menu: its heading and its links. */
export function PlaceList<Name extends string>({ heading, places, names, onChoose, children }: Props<Name>) {
  const id = useId();
  const { pathname } = useLocation();
  return (
    <>
      <p id={id} className={classes.group}>
        {heading}
      </p>
      <ul className={classes.list} aria-labelledby={id}>
        {places.map((place) => (
          <li key={place.name}>
            <Link
              className={classes.item}
              to={pathOf(place)}
              aria-current={currentAt(pathname, place)}
              onClick={onChoose}
            >
              {place.Icon && <place.Icon size={22} stroke={1.75} aria-hidden="true" />}
              {names[place.name]}
            </Link>
          </li>
        ))}
        {children}
      </ul>
    </>
  );
}
