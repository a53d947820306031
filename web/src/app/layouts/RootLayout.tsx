import { useEffect, useRef } from "react";
import { Outlet, ScrollRestoration, useLocation, useRouteError } from "react-router";
import { scrollKey } from "#features/catalogue/stage/useStage.ts";
import { boot } from "#shared/boot.ts";
import { SkipLink } from "#shared/ui/frame/SkipLink.tsx";
import { VisuallyHidden } from "#shared/ui/plain/VisuallyHidden.tsx";
import { ErrorState } from "#shared/ui/states/ErrorState.tsx";

/** Around every page. After a change of page the focus moves to its `<main id="main" tabIndex={-1}>`. */
export function RootLayout() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById("main")?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <>
      <SkipLink to="main">Skip to content</SkipLink>
      <Outlet />
      <ScrollRestoration getKey={scrollKey} />
    </>
  );
}

/** The whole app failed to start: nothing else is on the screen. */
export function RootError() {
  return (
    <main id="main" tabIndex={-1}>
      <VisuallyHidden as="h1">{boot.appName}</VisuallyHidden>
      <RouteError />
    </main>
  );
}

/** A page that failed to load, most likely because a newer version replaced its chunk. A reload gets that version. */
export function RouteError() {
  const error = useRouteError();
  return <ErrorState error={error} onRetry={() => location.reload()} />;
}
