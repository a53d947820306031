import { pagePath } from "@mindreel/contract/plain/pages";
import { menu as messages } from "@mindreel/messages/app";
import { type Ref, useDeferredValue, useEffect, useId, useRef } from "react";
import { useCurrentUser } from "#features/accounts/sessions/currentUser.ts";
import { IconBookmark, IconCreditCard, IconHistory, IconHome, IconStack2, IconUser } from "#shared/icons/member.ts";
import { ready } from "#shared/loading/ready.ts";
import { NavLink } from "#shared/navigation/Link.tsx";
import { useLocation } from "#shared/navigation/NavigationProvider.tsx";
import classes from "./SideMenu.module.css";
import { superuserMenu } from "./superuserMenu.ts";

const places = [
  { to: pagePath("home"), name: "home", Icon: IconHome },
  { to: pagePath("profile"), name: "profile", Icon: IconUser },
  { to: pagePath("favorites"), name: "favorites", Icon: IconBookmark },
  { to: pagePath("seriesList"), name: "series", Icon: IconStack2 },
  { to: pagePath("recentVideos"), name: "recentVideos", Icon: IconHistory },
  { to: pagePath("subscription"), name: "subscription", Icon: IconCreditCard },
] as const;

interface Props {
  readonly className: string | undefined;
  readonly onChoose?: () => void;
}

/** Superusers have two groups of places; the places of everyone need no heading. */
export function SideMenu({ className, onChoose }: Props) {
  const { data: user } = useCurrentUser();
  // Deferred: if the member was not known yet, the superuser places are still loading.
  const isSuperuser = useDeferredValue(user?.is_superuser === true);
  if (!isSuperuser) {
    return (
      <nav className={className} aria-label={messages.main}>
        <Places of={named(places, messages.places)} onChoose={onChoose} />
      </nav>
    );
  }
  return (
    <nav className={className} aria-label={messages.main}>
      <Places of={named(places, messages.places)} name={messages.watch} onChoose={onChoose} />
      <SuperuserPlaces onChoose={onChoose} />
    </nav>
  );
}

/** There are more places than a low window can show, so the current one is scrolled into view. */
function SuperuserPlaces({ onChoose }: Pick<PlacesProps, "onChoose">) {
  const { superuserPlaces, names, showCurrent } = ready(superuserMenu);
  const { pathname } = useLocation();
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page marks another link as current
  useEffect(() => {
    if (list.current !== null) showCurrent(list.current);
  }, [pathname]);
  return <Places ref={list} of={named(superuserPlaces, names())} name={messages.manage} onChoose={onChoose} />;
}

interface MenuItem {
  readonly to: string;
  readonly label: string;
  readonly Icon: typeof IconHome;
}

/** Places with their names in the page's language. */
const named = <Name extends string>(
  of: readonly (Omit<MenuItem, "label"> & { readonly name: Name })[],
  names: Readonly<Record<Name, string>>,
): MenuItem[] => of.map(({ name, ...place }) => ({ ...place, label: names[name] }));

interface PlacesProps {
  readonly of: readonly MenuItem[];
  readonly name?: string;
  readonly onChoose: (() => void) | undefined;
  readonly ref?: Ref<HTMLUListElement>;
}

function Places({ of, name, onChoose, ref }: PlacesProps) {
  const id = useId();
  return (
    <>
      {name !== undefined && (
        <p id={id} className={classes.group}>
          {name}
        </p>
      )}
      <ul ref={ref} className={classes.list} {...(name !== undefined && { "aria-labelledby": id })}>
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
