import { isShared, pagePath } from "@mindreel/contract/plain/pages";
import { visitorLinks as messages } from "@mindreel/messages/app";
import { boot } from "#shared/boot.ts";
import { useLocation } from "#shared/navigation/NavigationProvider.tsx";
import { withQuery } from "#shared/navigation/withQuery.ts";
import { signInFor } from "#shared/session/comeBack.ts";
import { useSignedIn } from "#shared/session/signedIn.tsx";
import { ColorSchemeSwitch } from "#shared/ui/frame/ColorSchemeSwitch.tsx";
import { HeaderBar } from "#shared/ui/frame/HeaderBar.tsx";
import { ButtonLink } from "#shared/ui/plain/buttons/ButtonLink.tsx";
import { OptionsMenu } from "./menus/OptionsMenu.tsx";
import classes from "./SiteHeader.module.css";

/** The header of pages outside the side-menu layout. */
export function SiteHeader() {
  const signedIn = useSignedIn();
  return (
    <HeaderBar>
      <ColorSchemeSwitch />
      {signedIn ? <OptionsMenu /> : <VisitorLinks />}
    </HeaderBar>
  );
}

/** On a page that visitors and members share, signing in or up leads back to it. */
function VisitorLinks() {
  const { pathname, search } = useLocation();
  const here = isShared(pathname) ? pathname + search : "";
  return (
    <>
      <ButtonLink className={classes.link} to={signInFor(here)} variant="subtle" size="sm">
        {messages.signIn}
      </ButtonLink>
      {!boot.site.closed && (
        <ButtonLink
          className={classes.link}
          to={withQuery(pagePath("signUp"), here === "" ? {} : { next: here })}
          size="sm"
        >
          {messages.signUp}
        </ButtonLink>
      )}
    </>
  );
}
