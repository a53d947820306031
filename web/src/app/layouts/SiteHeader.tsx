import { pagePath } from "@mindreel/contract/wire/pages";
import { lazy, Suspense } from "react";
import { useSignedIn } from "#shared/signedIn.tsx";
import { ColorSchemeSwitch } from "#shared/ui/frame/ColorSchemeSwitch.tsx";
import { HeaderBar } from "#shared/ui/frame/HeaderBar.tsx";
import { ButtonLink } from "#shared/ui/plain/ButtonLink.tsx";
import classes from "./SiteHeader.module.css";

// Visitors, who see this header most often, do not need the menu.
const OptionsMenu = lazy(async () => ({ default: (await import("./OptionsMenu.tsx")).OptionsMenu }));

/** The header of pages outside the side-menu layout. */
export function SiteHeader() {
  const signedIn = useSignedIn();
  return (
    <HeaderBar>
      <ColorSchemeSwitch />
      {!signedIn ? (
        <VisitorLinks />
      ) : (
        <Suspense>
          <OptionsMenu />
        </Suspense>
      )}
    </HeaderBar>
  );
}

function VisitorLinks() {
  return (
    <>
      <ButtonLink className={classes.link} to={pagePath("signUp")} variant="subtle" size="sm">
        Sign Up
      </ButtonLink>
      <ButtonLink className={classes.link} to={pagePath("signIn")} size="sm">
        Sign In
      </ButtonLink>
    </>
  );
}
