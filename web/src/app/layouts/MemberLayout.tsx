import { pagePath } from "@mindreel/contract/plain/pages";
import { menu as messages } from "@mindreel/messages/app";
import { type ReactNode, useState } from "react";
import { AccountDeletionNotice } from "#features/accounts/account-deletion/AccountDeletionNotice.tsx";
import { EmailConfirmationNotice } from "#features/accounts/email-confirmation/EmailConfirmationNotice.tsx";
import { securityQuery } from "#features/accounts/security/security.ts";
import { currentUserQuery } from "#features/accounts/sessions/currentUser.ts";
import { TwoFactorNotice } from "#features/accounts/two-factor/TwoFactorNotice.tsx";
import { isProQuery, useIsPro } from "#features/billing/entitlement/isPro.ts";
import { PaymentNotice } from "#features/billing/subscription/PaymentNotice.tsx";
import { BellPlace } from "#features/notices/notices/BellPlace.tsx";
import { boot } from "#shared/boot.ts";
import { IconX } from "#shared/icons/member.ts";
import type { PrefetchContext } from "#shared/loading/pageModule.ts";
import { Link } from "#shared/navigation/Link.tsx";
import { Brand } from "#shared/ui/frame/Brand.tsx";
import { ColorSchemeSwitch } from "#shared/ui/frame/ColorSchemeSwitch.tsx";
import { IconButton } from "#shared/ui/plain/buttons/IconButton.tsx";
import { Drawer } from "#shared/ui/plain/drawer/Drawer.tsx";
import classes from "./MemberLayout.module.css";
import { AccountMenu } from "./menus/AccountMenu.tsx";
import { SideMenu } from "./menus/SideMenu.tsx";
import { SearchPlace } from "./search/SearchPlace.tsx";

/** Does not fetch the member's standing, which may need a request to the payment provider; its notice loads later. */
export const prefetch = ({ client }: PrefetchContext) =>
  Promise.all([
    client.prefetchQuery(currentUserQuery),
    client.prefetchQuery(isProQuery),
    client.prefetchQuery(securityQuery),
  ]);

/** The layout of every page of a member: the top bar, and the side menu, which is a drawer on a small screen. */
export function Component({ children }: { children: ReactNode }) {
  const [menuOpen, setMenuOpen] = useState(false);
  const { data: isPro } = useIsPro();
  const closeMenu = () => setMenuOpen(false);
  return (
    <div className={classes.layout}>
      <header className={classes.bar}>
        <button
          type="button"
          className={classes.burger}
          aria-label={messages.menu}
          aria-expanded={menuOpen}
          onClick={() => setMenuOpen(true)}
        />
        <Link className={classes.brand} to={pagePath("home")} aria-label={boot.appName}>
          <Brand size={30} />
        </Link>
        <SearchPlace />
        <div className={classes.end}>
          <ColorSchemeSwitch />
          {isPro && <BellPlace />}
          <AccountMenu />
        </div>
      </header>
      <div className={classes.body}>
        <SideMenu className={classes.side} />
        <main id="main" className={classes.main} tabIndex={-1}>
          <PaymentNotice />
          <AccountDeletionNotice />
          <EmailConfirmationNotice />
          <TwoFactorNotice />
          {children}
        </main>
      </div>
      <Drawer label={messages.menu} opened={menuOpen} onClose={closeMenu}>
        <div className={classes.drawerHead}>
          <Brand size={30} />
          <IconButton aria-label={messages.closeMenu} onClick={closeMenu}>
            <IconX size={24} stroke={1.5} aria-hidden="true" />
          </IconButton>
        </div>
        <SideMenu className={undefined} onChoose={closeMenu} />
      </Drawer>
    </div>
  );
}
