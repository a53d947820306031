import { Button } from "@mantine/core";
import { pagePath } from "@mindreel/contract/wire/pages";
import { lazy, Suspense } from "react";
import { Link } from "react-router";
import { readSession } from "#shared/session.ts";
import { ColorSchemeSwitch } from "#shared/ui/frame/ColorSchemeSwitch.tsx";
import { HeaderBar } from "#shared/ui/frame/HeaderBar.tsx";

// Visitors, who see this header most often, do not need the menu.
const OptionsMenu = lazy(async () => ({ default: (await import("./OptionsMenu.tsx")).OptionsMenu }));

/** The header of pages outside the side-menu layout. */
export function SiteHeader() {
  return (
    <HeaderBar>
      <ColorSchemeSwitch />
      {readSession() === null ? (
        <VisitorLinks />
      ) : (
        <Suspense>
          <OptionsMenu />
        </Suspense>
      )}
    </HeaderBar>
  );
}

/** Both buttons and the product's name in full fit on the smallest phone. */
const narrow = { base: 10, xs: 18 };

function VisitorLinks() {
  return (
    <>
      <Button component={Link} to={pagePath("signUp")} variant="subtle" size="sm" px={narrow}>
        Sign Up
      </Button>
      <Button component={Link} to={pagePath("signIn")} size="sm" px={narrow}>
        Sign In
      </Button>
    </>
  );
}
