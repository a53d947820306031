import { Button } from "@mantine/core";
import { lazy, Suspense } from "react";
import { Link } from "react-router";
import { readSession } from "#shared/session.ts";
import { ColorSchemeSwitch } from "#shared/ui/ColorSchemeSwitch.tsx";
import { HeaderBar } from "#shared/ui/HeaderBar.tsx";

// Visitors, who see this header most, need no menu.
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

function VisitorLinks() {
  return (
    <>
      <Button component={Link} to="/signup" variant="subtle" size="sm">
        Sign Up
      </Button>
      <Button component={Link} to="/signin" size="sm">
        Sign In
      </Button>
    </>
  );
}
