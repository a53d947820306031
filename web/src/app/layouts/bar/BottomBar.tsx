import { menu as messages } from "@mindreel/messages/app";
import type { MouseEvent } from "react";
import { IconDots } from "#shared/icons/frame.ts";
import { IconSearch } from "#shared/icons/member.ts";
import { Link, type LinkProps } from "#shared/navigation/Link.tsx";
import { useLocation } from "#shared/navigation/NavigationProvider.tsx";
import { favorites, home, recentVideos } from "../nav/memberNav.ts";
import { currentAt, type NavItem, pathOf } from "../nav/navItems.ts";
import classes from "./BottomBar.module.css";

const search = { page: "search", name: "search", Icon: IconSearch } as const;

/** The link that opens the search field, and gets the focus back. */
export const barSearchId = "bar-search";

interface Props {
  /** Opens the search field, if there is one. The link leads to the page of the search. */
  readonly onSearch: (event: MouseEvent) => void;
  readonly menuOpen: boolean;
  readonly onMenu: () => void;
}

/** On a small screen: the places that members use most, and the menu with all of them. */
export function BottomBar({ onSearch, menuOpen, onMenu }: Props) {
  const { pathname } = useLocation();
  const link = (item: NavItem & Pick<Required<NavItem>, "Icon">, label: string, more: Partial<LinkProps> = {}) => (
    <li>
      <Link {...more} className={classes.item} to={pathOf(item)} aria-current={currentAt(pathname, item)}>
        <item.Icon size={22} stroke={1.75} aria-hidden="true" />
        <span>{label}</span>
      </Link>
    </li>
  );
  return (
    <nav className={classes.bar} aria-label={messages.main}>
      <ul className={classes.list}>
        {link(home, messages.places.home)}
        {link(search, messages.search, { id: barSearchId, onClick: onSearch })}
        {link(favorites, messages.places.favorites)}
        {link(recentVideos, messages.places.recentVideos)}
        <li>
          <button
            type="button"
            className={classes.item}
            aria-haspopup="dialog"
            aria-expanded={menuOpen}
            onClick={onMenu}
          >
            <IconDots size={22} stroke={1.75} aria-hidden="true" />
            <span>{messages.more}</span>
          </button>
        </li>
      </ul>
    </nav>
  );
}
