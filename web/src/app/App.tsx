import type { RouterHistory } from "@tanstack/history";
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, StrictMode, useMemo } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { useEarlyEvents } from "#shared/hydration/earlyEvents.ts";
import { useHydrated } from "#shared/hydration/useHydrated.ts";
import { ready } from "#shared/loading/loadable.ts";
import { DocumentTitle } from "#shared/navigation/DocumentTitle.tsx";
import { NavigationProvider, useLocation } from "#shared/navigation/NavigationProvider.tsx";
import { SignedIn } from "#shared/session/signedIn.tsx";
import { Toasts } from "#shared/toasts/Toasts.tsx";
import { mantine, memberFrame, superuserGate } from "./frame.ts";
import { PagePlaceholder } from "./layouts/page/PagePlaceholder.tsx";
import { PageError, RootError, RootLayout } from "./layouts/RootLayout.tsx";
import { ProOnly } from "./pages/gates/ProOnly.tsx";
import { preloader } from "./preload.ts";
import { type Route, type Routes, routeAt } from "./routes/route.ts";

interface Props {
  readonly history: RouterHistory;
  readonly client: QueryClient;
  readonly signedIn: boolean;
  readonly routes: Routes;
}

/** The whole app, as the server renders it and the browser hydrates it. */
export function App({ history, client, signedIn, routes }: Props) {
  const preload = useMemo(() => preloader(client, routes), [client, routes]);
  useEarlyEvents();
  return (
    <StrictMode>
      <QueryClientProvider client={client}>
        <SignedIn value={signedIn}>
          <NavigationProvider history={history} preload={preload}>
            <ErrorBoundary FallbackComponent={RootError}>
              <RootLayout>
                <Here routes={routes} />
              </RootLayout>
            </ErrorBoundary>
            <Toasts />
          </NavigationProvider>
        </SignedIn>
      </QueryClientProvider>
    </StrictMode>
  );
}

/** The page of the current path. */
function Here({ routes }: { routes: Routes }) {
  const { pathname } = useLocation();
  const route = routeAt(routes, pathname);
  const page = (
    <ErrorBoundary FallbackComponent={PageError} resetKeys={[pathname]}>
      <PageOf route={route} />
    </ErrorBoundary>
  );
  return (
    <>
      <DocumentTitle usual parts={[route.documentTitle()]} />
      {route.framed ? <Framed>{page}</Framed> : page}
    </>
  );
}

function Framed({ children }: { children: ReactNode }) {
  const { Component } = ready(memberFrame);
  return <Component>{children}</Component>;
}

const PlaceholderOf = ({ route }: { route: Route }) => (
  <PagePlaceholder title={route.title()} parent={route.parent?.()} />
);

function SuperusersOnly({ route, children }: { route: Route; children: ReactNode }) {
  const { Component } = ready(superuserGate);
  return <Component waiting={<PlaceholderOf route={route} />}>{children}</Component>;
}

function WithMantine({ children }: { children: ReactNode }) {
  const { Mantine } = ready(mantine);
  return <Mantine>{children}</Mantine>;
}

/** The page. If it is not rendered on the server, there is a placeholder until the browser has hydrated. */
function PageOf({ route }: { route: Route }) {
  const hydrated = useHydrated();
  if (!route.rendered && !hydrated) return <PlaceholderOf route={route} />;
  const page = <LoadedPage route={route} />;
  return route.gate === undefined ? page : <ProOnly gate={route.gate}>{page}</ProOnly>;
}

function LoadedPage({ route }: { route: Route }) {
  const { Component } = ready(route.module);
  if (!route.withMantine) return <Component />;
  const page = (
    <WithMantine>
      <Component />
    </WithMantine>
  );
  return route.superusersOnly ? <SuperusersOnly route={route}>{page}</SuperusersOnly> : page;
}
