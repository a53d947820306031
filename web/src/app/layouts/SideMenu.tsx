import { IconBookmark, IconCreditCard, IconHistory, IconHome, IconUser } from "@tabler/icons-react";
import { NavLink } from "react-router";
import classes from "./SideMenu.module.css";

const places = [
  { to: "/", label: "Home", Icon: IconHome },
  { to: "/profile", label: "Profile", Icon: IconUser },
  { to: "/favorites", label: "Favorites", Icon: IconBookmark },
  { to: "/recent-videos", label: "Recent Videos", Icon: IconHistory },
  { to: "/subscription", label: "Subscription", Icon: IconCreditCard },
] as const;

interface Props {
  readonly className: string | undefined;
  readonly onChoose?: () => void;
}

export function SideMenu({ className, onChoose }: Props) {
  return (
    <nav className={className} aria-label="Main">
      <ul className={classes.list}>
        {places.map(({ to, label, Icon }) => (
          <li key={to}>
            <NavLink className={classes.item ?? ""} to={to} end onClick={onChoose}>
              <Icon size={22} stroke={1.75} aria-hidden="true" />
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
