import { frame as messages } from "@mindreel/messages/shared/frame";
import { type ReactNode, useEffect, useRef } from "react";
import type { FallbackProps } from "react-error-boundary";
import { unreachable } from "#shared/api/api.ts";
import { boot } from "#shared/boot.ts";
import { announcerId } from "#shared/navigation/DocumentTitle.tsx";
import { useLocation, useNavigation } from "#shared/navigation/NavigationProvider.tsx";
import { useScrollRestoration } from "#shared/navigation/useScrollRestoration.ts";
import { NoScript } from "#shared/ui/frame/NoScript.tsx";
import { SkipLink } from "#shared/ui/frame/SkipLink.tsx";
import { VisuallyHidden } from "#shared/ui/plain/text/VisuallyHidden.tsx";
import { ErrorState } from "#shared/ui/states/ErrorState.tsx";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";
import { useNewRelease } from "./useNewRelease.ts";

/**
 * The root of every page. After navigation it moves the focus to the page's `<main id="main" tabIndex={-1}>`, unless a
 * field of the page took it, and the page's title is announced.
 */
export function RootLayout({ children }: { children: ReactNode }) {
  const { history } = useNavigation();
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const before = useRef<Element | null>(null);
  useEffect(
    () =>
      history.subscribe(() => {
        before.current = document.activeElement;
      }),
    [history],
  );
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const now = document.activeElement;
    if (now !== before.current && now?.matches("main :is(input, textarea, select)")) return;
    document.getElementById("main")?.focus({ preventScroll: true });
  }, [pathname]);
  useScrollRestoration();
  return (
    <>
      <SkipLink to="main">{messages.skip}</SkipLink>
      <NoScript />
      {children}
      <VisuallyHidden id={announcerId} aria-live="polite" />
    </>
  );
}

/** Shown if the whole app failed to start. */
export function RootError(failure: FallbackProps) {
  return (
    <main id="main" tabIndex={-1}>
      <VisuallyHidden as="h1">{boot.appName}</VisuallyHidden>
      <PageError {...failure} />
    </main>
  );
}

/** A page that failed to load or to render. */
export function PageError({ error }: FallbackProps) {
  const newRelease = useNewRelease(error);
  if (newRelease === "asking") return <FullSpinner />;
  return <ErrorState error={newRelease === "unreachable" ? unreachable() : error} onRetry={() => location.reload()} />;
}
