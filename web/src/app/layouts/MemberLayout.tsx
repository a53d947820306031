import { pagePath } from "@mindreel/contract/plain/pages";
import { menu as messages } from "@mindreel/messages/app";
import { type MouseEvent, type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { AccountDeletionNotice } from "#features/accounts/account-deletion/AccountDeletionNotice.tsx";
import { EmailConfirmationNotice } from "#features/accounts/email-confirmation/EmailConfirmationNotice.tsx";
import { securityQuery } from "#features/accounts/security/security.ts";
import { currentUserQuery, useCurrentUser } from "#features/accounts/sessions/currentUser.ts";
import { TwoFactorNotice } from "#features/accounts/two-factor/TwoFactorNotice.tsx";
import { isProQuery, useIsPro } from "#features/billing/entitlement.ts";
import { endingQuery, mayEnd } from "#features/billing/subscription/ending.ts";
import { PaymentNotice } from "#features/billing/subscription/PaymentNotice.tsx";
import { PlanLine } from "#features/billing/subscription/PlanLine.tsx";
import { BellSlot } from "#features/notices/notices/BellSlot.tsx";
import { NowPlayingSlot } from "#features/playback/mechanisms/NowPlayingSlot.tsx";
import { boot } from "#shared/boot.ts";
import { IconX } from "#shared/icons/member.ts";
import type { PrefetchContext } from "#shared/loading/pageModule.ts";
import { Link } from "#shared/navigation/Link.tsx";
import { useLocation } from "#shared/navigation/NavigationProvider.tsx";
import { Brand } from "#shared/ui/frame/Brand.tsx";
import { ColorSchemeSwitch } from "#shared/ui/frame/ColorSchemeSwitch.tsx";
import { IconButton } from "#shared/ui/plain/buttons/IconButton.tsx";
import { Drawer } from "#shared/ui/plain/drawer/Drawer.tsx";
import { BottomBar, barSearchId } from "./bar/BottomBar.tsx";
import classes from "./MemberLayout.module.css";
import { AccountMenu } from "./menus/AccountMenu.tsx";
import { SideMenu } from "./menus/SideMenu.tsx";
import { HeaderSearch } from "./search/HeaderSearch.tsx";
import { isWork } from "./work/isWork.ts";
import { SiteClosedLine } from "./work/SiteClosedLine.tsx";

/** Does not fetch the member's standing, which may need a request to the payment provider; its notice loads later. */
export const prefetch = ({ client }: PrefetchContext) =>
  Promise.all([
    client.prefetchQuery(currentUserQuery).then(() => {
      const ends = mayEnd(client.getQueryData(currentUserQuery.queryKey));
      return ends ? client.prefetchQuery(endingQuery) : undefined;
    }),
    client.prefetchQuery(isProQuery),
    client.prefetchQuery(securityQuery),
  ]);

/**
 * The layout of every page of a member: the top bar and the side menu; on a small screen, a bar at the bottom and a sheet
 * with the menu.
 */
export function Component({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const [menuOpen, setMenuOpen] = useState(false);
  /** The page on which the search field of a small screen was opened. */
  const [searchedAt, setSearchedAt] = useState<string>();
  const { data: isPro } = useIsPro();
  const { data: user } = useCurrentUser();
  const closeMenu = () => setMenuOpen(false);
  const searching = searchedAt === pathname;
  const bar = useRef<HTMLElement>(null);
  const openSearch = (event: MouseEvent) => {
    const field = bar.current?.querySelector<HTMLElement>("[type=search]");
    // Not loaded, or not for this member: the link leads to the page.
    if (!field) return;
    event.preventDefault();
    // At once, because a phone shows its keyboard only while it handles the press.
    flushSync(() => setSearchedAt(pathname));
    field.focus();
  };
  const closeSearch = () => {
    flushSync(() => setSearchedAt(undefined));
    document.getElementById(barSearchId)?.focus();
  };
  return (
    <div className={classes.layout} data-work={isWork(pathname) || undefined}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: for the field in it */}
      <header
        ref={bar}
        className={classes.bar}
        data-search={searching ? "open" : isPro && pathname === pagePath("search") ? "page" : undefined}
        onKeyDown={(event) => {
          if (event.key === "Escape" && searching && !event.defaultPrevented) closeSearch();
        }}
      >
        <Link className={classes.brand} to={pagePath("home")} aria-label={boot.appName}>
          <Brand size={30} />
        </Link>
        <div className={classes.search}>
          <HeaderSearch />
        </div>
        {searching && (
          <IconButton className={classes.closeSearch} aria-label={messages.closeSearch} onClick={closeSearch}>
            <IconX size={22} stroke={1.75} aria-hidden="true" />
          </IconButton>
        )}
        <div className={classes.end}>
          <ColorSchemeSwitch />
          {isPro && <BellSlot />}
          <AccountMenu />
        </div>
      </header>
      <div className={classes.body}>
        <SideMenu className={classes.side} />
        <main id="main" className={classes.main} tabIndex={-1}>
          <SiteClosedLine isSuperuser={user?.is_superuser === true} />
          {/* The first of these that has something to say and is not put off. */}
          <div className={classes.notices}>
            <PaymentNotice />
            <AccountDeletionNotice />
            <PlanLine user={user} />
            <TwoFactorNotice />
            <EmailConfirmationNotice />
          </div>
          {children}
        </main>
      </div>
      <NowPlayingSlot />
      <BottomBar onSearch={openSearch} menuOpen={menuOpen} onMenu={() => setMenuOpen(true)} />
      <Drawer label={messages.menu} opened={menuOpen} onClose={closeMenu}>
        <div className={classes.drawerHead}>
          <Brand size={30} />
          <IconButton aria-label={messages.closeMenu} onClick={closeMenu}>
            <IconX size={24} stroke={1.5} aria-hidden="true" />
          </IconButton>
        </div>
        <SideMenu className={classes.sheet} inSheet onChoose={closeMenu} />
      </Drawer>
    </div>
  );
}
