import { pathParams } from "@mindreel/contract/wire/pages";
import type { QueryClient } from "@tanstack/react-query";
import { mantine, memberFrame, superuserGate } from "./frame.ts";
import { type Route, type Routes, routeAt } from "./routes/route.ts";
import { superuserPages } from "./routes/superuserPages.ts";

/** The modules that a page is made of. */
export const modulesOf = ({ module, withMantine, framed, superusersOnly }: Route) => [
  module,
  ...(withMantine ? [mantine] : []),
  ...(framed ? [memberFrame] : []),
  ...(superusersOnly ? [superuserPages, superuserGate] : []),
];

/** Loads the modules and the first data of pages that somebody is about to open. What fails is left to the page. */
export function preloader(client: QueryClient, routes: Routes) {
  return (href: string): void => {
    const { pathname, searchParams: params } = new URL(href, location.origin);
    const route = routeAt(routes, pathname);
    const modules = Promise.all(modulesOf(route).map(({ load }) => load()));
    modules
      .then(() => route.module.loaded?.prefetch?.({ client, params, path: pathParams(pathname) }))
      .catch(() => undefined);
  };
}
