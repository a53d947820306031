import {
  IconBookmark,
  IconChartBar,
  IconCreditCard,
  IconHeartbeat,
  IconHistory,
  IconHome,
  IconLayoutDashboard,
  IconListSearch,
  IconMail,
  IconMovie,
  IconReceipt,
  IconUser,
  IconUsers,
} from "@tabler/icons-react";
import { NavLink } from "react-router";
import { useCurrentUser } from "#features/accounts/sessions/currentUser.ts";
import classes from "./SideMenu.module.css";

const places = [
  { to: "/", label: "Home", Icon: IconHome },
  { to: "/profile", label: "Profile", Icon: IconUser },
  { to: "/favorites", label: "Favorites", Icon: IconBookmark },
  { to: "/recent-videos", label: "Recent Videos", Icon: IconHistory },
  { to: "/subscription", label: "Subscription", Icon: IconCreditCard },
] as const;

const adminPlaces = [
  { to: "/admin/dashboard", label: "Dashboard", Icon: IconLayoutDashboard },
  { to: "/admin/figures", label: "Figures", Icon: IconChartBar },
  { to: "/admin/videos", label: "Videos", Icon: IconMovie },
  { to: "/admin/health", label: "Health", Icon: IconHeartbeat },
  { to: "/admin/users-list", label: "Users", Icon: IconUsers },
  { to: "/admin/subscribers", label: "Subscribers", Icon: IconMail },
  { to: "/admin/payments", label: "Payments", Icon: IconReceipt },
  { to: "/admin/audit", label: "Audit log", Icon: IconListSearch },
] as const;

interface Props {
  readonly className: string | undefined;
  readonly onChoose?: () => void;
}

export function SideMenu({ className, onChoose }: Props) {
  const { data: user } = useCurrentUser();
  return (
    <nav className={className} aria-label="Main">
      <ul className={classes.list}>
        {[...places, ...(user?.is_superuser ? adminPlaces : [])].map(({ to, label, Icon }) => (
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
