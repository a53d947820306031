import type { CurrentUser } from "@mindreel/contract/accounts/sessions";
import { pagePath } from "@mindreel/contract/plain/pages";
import { accountMenu as messages } from "@mindreel/messages/app";
import { signOut } from "#features/accounts/sessions/logout.ts";
import { outline } from "#shared/icons/icon.tsx";
import { IconBell, IconLogout, IconNotes, IconUser } from "#shared/icons/member.ts";
import { IconBulb } from "#shared/icons/site.ts";
import { MenuItem, MenuLink } from "#shared/ui/plain/menu/MenuItem.tsx";
import classes from "./AccountMenu.module.css";

const IconUserPlus = outline("M8 7a4 4 0 1 0 8 0a4 4 0 0 0 -8 0M16 19h6M19 16v6M6 21v-2a4 4 0 0 1 4 -4h4");

interface Props {
  readonly user: CurrentUser | undefined;
  readonly onCreateSuperuser: () => void;
}

export function AccountMenuItems({ user, onCreateSuperuser }: Props) {
  return (
    <>
      {user !== undefined && (
        <div className={classes.who}>
          <p className={classes.name} dir="auto">
            {user.username}
          </p>
          <p className={classes.email}>{user.email}</p>
        </div>
      )}
      <MenuLink to={pagePath("profile")} icon={<IconUser size={18} aria-hidden="true" />}>
        {messages.profile}
      </MenuLink>
      <MenuLink to={pagePath("notes")} icon={<IconNotes size={18} aria-hidden="true" />}>
        {messages.notes}
      </MenuLink>
      <MenuLink to={pagePath("notices")} icon={<IconBell size={18} aria-hidden="true" />}>
        {messages.notices}
      </MenuLink>
      <MenuLink to={pagePath("requests")} icon={<IconBulb size={18} aria-hidden="true" />}>
        {messages.requests}
      </MenuLink>
      {user?.is_superuser && (
        <MenuItem icon={<IconUserPlus size={18} aria-hidden="true" />} onClick={onCreateSuperuser}>
          {messages.newSuperUser}
        </MenuItem>
      )}
      <MenuItem icon={<IconLogout size={18} aria-hidden="true" />} onClick={() => void signOut()}>
        {messages.signOut}
      </MenuItem>
    </>
  );
}
