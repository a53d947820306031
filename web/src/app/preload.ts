import { pathParams } from "@mindreel/contract/plain/pages";
import type { QueryClient } from "@tanstack/react-query";
import { currentUserQuery } from "#features/accounts/sessions/currentUser.ts";
import { isProQuery } from "#features/billing/entitlement.ts";
import type { Loadable } from "#shared/loading/loadable.ts";
import type { PrefetchContext, Prefetching } from "#shared/loading/pageModule.ts";
import { readSession } from "#shared/session/session.ts";
import { mantine, memberFrame, superuserGate } from "./frame.ts";
import { memberSearch } from "./layouts/search/memberSearch.ts";
import { superuserTools } from "./layouts/work/superuserTools.ts";
import { type Route, type Routes, routeAt } from "./routes/route.ts";
import { superuserPages } from "./routes/superuserPages.ts";

const isWithoutPro = (client: QueryClient) => client.getQueryData(isProQuery.queryKey) === false;

/** The page, or its gate if the member is known not to be pro. */
const contentOf = ({ module, gate }: Route, client: QueryClient) =>
  gate !== undefined && isWithoutPro(client) ? gate : module;

/** The modules of the frame around this member's pages. */
export const frameOf = (client: QueryClient) => [
  memberFrame,
  ...(isWithoutPro(client) ? [] : [memberSearch]),
  ...(client.getQueryData(currentUserQuery.queryKey)?.is_superuser ? [superuserTools] : []),
];

/** The modules of a page, as far as it is known who sees it. */
export const modulesOf = (route: Route, client: QueryClient) => [
  contentOf(route, client),
  ...(route.withMantine ? [mantine] : []),
  ...(route.framed ? frameOf(client) : []),
  ...(route.superusersOnly ? [superuserPages, superuserGate] : []),
];

export async function prefetchFor(module: Loadable<Prefetching>, context: PrefetchContext): Promise<void> {
  const { prefetch } = await module.load();
  await prefetch?.(context);
}

/** Fetches the first data of a page. */
export async function prefetchPage(route: Route, context: PrefetchContext): Promise<void> {
  if (route.gate !== undefined) await context.client.fetchQuery(isProQuery);
  await prefetchFor(contentOf(route, context.client), context);
}

/**
 * Loads the modules and the first data of a page that is about to be opened, unless the member has signed out meanwhile.
 * Failures are left to the page.
 */
export function preloader(client: QueryClient, routes: Routes) {
  const signedIn = readSession() !== null;
  return (href: string): void => {
    const { pathname, searchParams: params } = new URL(href, location.origin);
    const route = routeAt(routes, pathname);
    Promise.all(modulesOf(route, client).map(({ load }) => load()))
      .then(() => {
        if (signedIn && readSession() === null) return undefined;
        return prefetchPage(route, { client, params, path: pathParams(pathname) });
      })
      .catch(() => undefined);
  };
}
