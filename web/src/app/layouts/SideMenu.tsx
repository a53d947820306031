import { pagePath } from "@mindreel/contract/wire/pages";
import {
  IconBookmark,
  IconChartBar,
  IconCreditCard,
  IconHeartbeat,
  IconHistory,
  IconHome,
  IconLayoutDashboard,
  IconListSearch,
  IconLock,
  IconMail,
  IconMovie,
  IconReceipt,
  IconStack2,
  IconUser,
  IconUsers,
} from "@tabler/icons-react";
import { useId } from "react";
import { useCurrentUser } from "#features/accounts/sessions/currentUser.ts";
import { NavLink } from "#shared/navigation/Link.tsx";
import classes from "./SideMenu.module.css";

const places = [
  { to: pagePath("home"), label: "Home", Icon: IconHome },
  { to: pagePath("profile"), label: "Profile", Icon: IconUser },
  { to: pagePath("favorites"), label: "Favorites", Icon: IconBookmark },
  { to: pagePath("seriesList"), label: "Series", Icon: IconStack2 },
  { to: pagePath("recentVideos"), label: "Recent Videos", Icon: IconHistory },
  { to: pagePath("subscription"), label: "Subscription", Icon: IconCreditCard },
] as const;

const adminPlaces = [
  { to: pagePath("dashboard"), label: "Dashboard", Icon: IconLayoutDashboard },
  { to: pagePath("figures"), label: "Figures", Icon: IconChartBar },
  { to: pagePath("videos"), label: "Videos", Icon: IconMovie },
  { to: pagePath("adminSeriesList"), label: "Series", Icon: IconStack2 },
  { to: pagePath("libraryHealth"), label: "Health", Icon: IconHeartbeat },
  { to: pagePath("playback"), label: "Playback", Icon: IconLock },
  { to: pagePath("members"), label: "Users", Icon: IconUsers },
  { to: pagePath("subscribers"), label: "Subscribers", Icon: IconMail },
  { to: pagePath("payments"), label: "Payments", Icon: IconReceipt },
  { to: pagePath("auditLog"), label: "Audit log", Icon: IconListSearch },
] as const;

interface Props {
  readonly className: string | undefined;
  readonly onChoose?: () => void;
}

/** Superusers have two groups of places; the places of everyone need no name. */
export function SideMenu({ className, onChoose }: Props) {
  const { data: user } = useCurrentUser();
  if (!user?.is_superuser) {
    return (
      <nav className={className} aria-label="Main">
        <Places of={places} onChoose={onChoose} />
      </nav>
    );
  }
  return (
    <nav className={className} aria-label="Main">
      <Places of={places} name="Watch" onChoose={onChoose} />
      <Places of={adminPlaces} name="Manage" onChoose={onChoose} />
    </nav>
  );
}

interface PlacesProps {
  readonly of: typeof places | typeof adminPlaces;
  readonly name?: string;
  readonly onChoose: (() => void) | undefined;
}

function Places({ of, name, onChoose }: PlacesProps) {
  const id = useId();
  return (
    <>
      {name !== undefined && (
        <p id={id} className={classes.group}>
          {name}
        </p>
      )}
      <ul className={classes.list} {...(name !== undefined && { "aria-labelledby": id })}>
        {of.map(({ to, label, Icon }) => (
          <li key={to}>
            <NavLink className={classes.item ?? ""} to={to} onClick={onChoose}>
              <Icon size={22} stroke={1.75} aria-hidden="true" />
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </>
  );
}
