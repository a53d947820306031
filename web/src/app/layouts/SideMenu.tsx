import { pagePath } from "@mindreel/contract/wire/pages";
import { IconBookmark, IconCreditCard, IconHistory, IconHome, IconStack2, IconUser } from "@tabler/icons-react";
import { useDeferredValue, useId } from "react";
import { useCurrentUser } from "#features/accounts/sessions/currentUser.ts";
import { NavLink } from "#shared/navigation/Link.tsx";
import { ready } from "#shared/ready.ts";
import classes from "./SideMenu.module.css";
import { superuserMenu } from "./superuserMenu.ts";
import type { superuserPlaces } from "./superuserPlaces.ts";

const places = [
  { to: pagePath("home"), label: "Home", Icon: IconHome },
  { to: pagePath("profile"), label: "Profile", Icon: IconUser },
  { to: pagePath("favorites"), label: "Favorites", Icon: IconBookmark },
  { to: pagePath("seriesList"), label: "Series", Icon: IconStack2 },
  { to: pagePath("recentVideos"), label: "Recent Videos", Icon: IconHistory },
  { to: pagePath("subscription"), label: "Subscription", Icon: IconCreditCard },
] as const;

interface Props {
  readonly className: string | undefined;
  readonly onChoose?: () => void;
}

/** Superusers have two groups of places; the places of everyone need no name. */
export function SideMenu({ className, onChoose }: Props) {
  const { data: user } = useCurrentUser();
  // Their places are on their way if the member was not known before.
  const isSuperuser = useDeferredValue(user?.is_superuser === true);
  if (!isSuperuser) {
    return (
      <nav className={className} aria-label="Main">
        <Places of={places} onChoose={onChoose} />
      </nav>
    );
  }
  return (
    <nav className={className} aria-label="Main">
      <Places of={places} name="Watch" onChoose={onChoose} />
      <SuperuserPlaces onChoose={onChoose} />
    </nav>
  );
}

function SuperuserPlaces({ onChoose }: Pick<PlacesProps, "onChoose">) {
  const { superuserPlaces } = ready(superuserMenu);
  return <Places of={superuserPlaces} name="Manage" onChoose={onChoose} />;
}

interface PlacesProps {
  readonly of: typeof places | typeof superuserPlaces;
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
