import { messages } from "@mindreel/messages/app/menu";
import { lazy, Suspense, useRef, useState } from "react";
import { initialsOf } from "#features/accounts/profile/profileName.ts";
import { useCurrentUser } from "#features/accounts/sessions/currentUser.ts";
import { format } from "#shared/language/format.ts";
import { Avatar } from "#shared/ui/plain/Avatar.tsx";
import { Menu } from "#shared/ui/plain/menu/Menu.tsx";
import classes from "./AccountMenu.module.css";

const load = async () => ({ default: (await import("./AccountMenuItems.tsx")).AccountMenuItems });
const AccountMenuItems = lazy(load);

const CreateSuperuser = lazy(async () => ({
  default: (await import("#features/accounts/registration/CreateSuperuser.tsx")).CreateSuperuser,
}));

export function AccountMenu() {
  const { data: user } = useCurrentUser();
  // The accessible name begins with the visible text.
  const initials = user === undefined ? "" : initialsOf(user);
  const target = useRef<HTMLButtonElement>(null);
  // Not rendered until first requested, then closed or open.
  const [creating, setCreating] = useState<boolean>();
  return (
    <>
      <Menu
        target={target}
        className={classes.menu}
        preload={load}
        button={(props) => (
          <button
            {...props}
            type="button"
            className={classes.target}
            aria-label={format(messages.accountMenu, { initials }).trim()}
          >
            <Avatar src={user?.profile_pic ?? null} initials={initials} size={36} />
          </button>
        )}
      >
        <AccountMenuItems user={user} onCreateSuperuser={() => setCreating(true)} />
      </Menu>
      {creating !== undefined && (
        <Suspense>
          <CreateSuperuser
            opened={creating}
            onClose={() => setCreating(false)}
            onClosed={() => target.current?.focus()}
          />
        </Suspense>
      )}
    </>
  );
}
