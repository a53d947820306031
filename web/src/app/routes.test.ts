import { pages } from "@mindreel/contract/wire/pages";
import { matchRoutes, type RouteObject } from "react-router";
import { describe, expect, it } from "vitest";
import { signedInRoutes, signedOutRoutes } from "./routes.ts";

/** The pattern of the route that a page's path leads to. */
function routeAt(routes: RouteObject[], path: string): string | undefined {
  const url = path.replaceAll(/:\w+/g, "x");
  return matchRoutes(routes, url)?.at(-1)?.route.path;
}

const everyPage = Object.entries(pages).map(([name, { path, audience }]) => ({ name, path, audience }));

describe("routes", () => {
  it.each(everyPage)("a member reaches $path", ({ path }) => {
    expect(routeAt(signedInRoutes, path)).toBe(path);
  });

  it.each(everyPage.filter(({ name }) => name !== "home"))(
    "a visitor at $path gets it only if it is open to visitors",
    (page) => {
      const open = page.audience === "everyone" || page.audience === "visitor";
      expect(routeAt(signedOutRoutes, page.path)).toBe(open ? page.path : "*");
    },
  );
});
