import { pagePath } from "@mindreel/contract/plain/pages";
import { optionsMenuItems as messages } from "@mindreel/messages/app";
import { signOut } from "#features/accounts/sessions/logout.ts";
import { IconLogout, IconUser } from "#shared/icons/member.ts";
import { MenuItem, MenuLink } from "#shared/ui/plain/menu/MenuItem.tsx";

export function OptionsMenuItems() {
  return (
    <>
      <MenuLink to={pagePath("profile")} icon={<IconUser size={18} aria-hidden="true" />}>
        {messages.myAccount}
      </MenuLink>
      <MenuItem icon={<IconLogout size={18} aria-hidden="true" />} onClick={() => void signOut()}>
        {messages.logout}
      </MenuItem>
    </>
  );
}
