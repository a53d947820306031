import type { CurrentUser } from "@mindreel/contract/accounts/sessions";
import { pagePath } from "@mindreel/contract/plain/pages";
import { accountMenu as messages } from "@mindreel/messages/app";
import { signOut } from "#features/accounts/sessions/logout.ts";
import { outline } from "#shared/icons/icon.tsx";
import { IconBell, IconCreditCard, IconLogout, IconShieldLock, IconUser } from "#shared/icons/member.ts";
import { MenuItem, MenuLink } from "#shared/ui/plain/menu/MenuItem.tsx";
import { isInstalled, promptInstall } from "../install/install.ts";
import classes from "./AccountMenu.module.css";

const IconUserPlus = outline("M8 7a4 4 0 1 0 8 0a4 4 0 0 0 -8 0M16 19h6M19 16v6M6 21v-2a4 4 0 0 1 4 -4h4");

const links = [
  { page: "profile", name: "profile", Icon: IconUser },
  { page: "security", name: "security", Icon: IconShieldLock },
  { page: "subscription", name: "subscription", Icon: IconCreditCard },
  { page: "notices", name: "notices", Icon: IconBell },
] as const;

const IconInstall = outline("M4 17v2a2 2 0 0 0 2 2h12a2 2 0 0 0 2 -2v-2M7 11l5 5l5 -5M12 4l0 12");

interface Props {
  readonly user: CurrentUser | undefined;
  readonly onCreateSuperuser: () => void;
  /** Shows how to install the app, where the browser has no prompt for it. */
  readonly onInstall: () => void;
}

export function AccountMenuItems({ user, onCreateSuperuser, onInstall }: Props) {
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
      {links.map(({ page, name, Icon }) => (
        <MenuLink key={page} to={pagePath(page)} icon={<Icon size={18} aria-hidden="true" />}>
          {messages[name]}
        </MenuLink>
      ))}
      {!isInstalled() && (
        <MenuItem icon={<IconInstall size={18} aria-hidden="true" />} onClick={() => promptInstall() || onInstall()}>
          {messages.install}
        </MenuItem>
      )}
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
