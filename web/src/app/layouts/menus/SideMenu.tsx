import { menu as messages } from "@mindreel/messages/app";
import { useDeferredValue } from "react";
import { useCurrentUser } from "#features/accounts/sessions/currentUser.ts";
import { ready } from "#shared/loading/loadable.ts";
import { memberNav } from "../nav/memberNav.ts";
import { NavList } from "../nav/NavList.tsx";
import type { MenuProps } from "../nav/navItems.ts";
import { superuserTools } from "../work/superuserTools.ts";

/** What everyone finds in the menu. For superusers it comes with their items, and is replaced while they manage. */
export function SideMenu({ className, ...menu }: MenuProps & { readonly className: string | undefined }) {
  const { data: user } = useCurrentUser();
  // Deferred: if the member was not known yet, the superuser places are still loading.
  const isSuperuser = useDeferredValue(user?.is_superuser === true);
  return (
    <nav className={className} aria-label={messages.main}>
      {isSuperuser ? <ForSuperusers {...menu} /> : <MemberMenu onChoose={menu.onChoose} />}
    </nav>
  );
}

function ForSuperusers(menu: MenuProps) {
  const { SuperuserMenu } = ready(superuserTools);
  return <SuperuserMenu {...menu} member={<MemberMenu onChoose={menu.onChoose} />} />;
}

function MemberMenu({ onChoose }: Pick<MenuProps, "onChoose">) {
  const list = { names: messages.places, onChoose };
  return (
    <>
      <NavList {...list} heading={messages.watch} items={memberNav.watch} />
      <NavList {...list} heading={messages.you} items={memberNav.you} />
    </>
  );
}
