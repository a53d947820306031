import { existsSync } from "node:fs";
import path from "node:path";
import { type Page, pages } from "@mindreel/contract/plain/pages";
import { describe, expect, it } from "vitest";
import { proGate, watchGate } from "#app/pages/gates/gates.ts";
import { routes as memberRoutes } from "./memberRoutes.ts";
import { routeAt } from "./route.ts";
import { routes as visitorRoutes } from "./visitorRoutes.ts";

const everyPage = Object.entries(pages).map(([name, { path, audience }]) => ({ name, path, audience }));
const fileAt = (url: string, signedIn: boolean) =>
  routeAt(signedIn ? memberRoutes : visitorRoutes, url.replaceAll(/:\w+/g, "x")).module.file;
const notFound = fileAt("/nowhere", true);

describe("routes", () => {
  it.each(everyPage)("a member reaches $path, and its file is where the build expects it", ({ path: url }) => {
    const file = fileAt(url, true);
    expect(file).not.toBe(notFound);
    expect(existsSync(path.resolve(import.meta.dirname, "../../..", file))).toBe(true);
  });

  it.each(everyPage.filter(({ name }) => name !== "home"))(
    "a visitor at $path gets it only if it is open to visitors",
    ({ path: url, audience }) => {
      const open = audience === "everyone" || audience === "visitor";
      expect(fileAt(url, false) !== notFound).toBe(open);
    },
  );

  it.each(everyPage.filter(({ audience }) => audience === "superuser"))(
    "$path is for superusers only",
    ({ path: url }) => {
      expect(routeAt(memberRoutes, url.replaceAll(/:\w+/g, "x")).superusersOnly).toBe(true);
    },
  );

  it.each([
    ...["/", "/search", "/favorites", "/recent-videos", "/series", "/series/5", "/requests"].map((url) => ({
      url,
      gate: proGate,
    })),
    { url: "/watch/5", gate: watchGate },
  ])("$url is for pro members, and others get its gate", ({ url, gate }) => {
    expect(routeAt(memberRoutes, url).gate).toBe(gate);
    expect(existsSync(path.resolve(import.meta.dirname, "../../..", gate.file))).toBe(true);
  });

  it.each([
    ["members", memberRoutes.pages],
    ["visitors", visitorRoutes.pages],
  ])("have different titles for %s, except for the home page and pages that only lead to another", (_, found) => {
    const titles = [...found].map(([page, { documentTitle }]) => [documentTitle(), page]);
    const untitled = titles.flatMap(([title, page]) => (title === "" ? [page] : []));
    expect(["home", "forgotPassword", "resetPassword", "firstSuperuser", "pricing"]).toEqual(
      expect.arrayContaining(untitled),
    );
    // What members get at both is the page of an offer.
    const named = titles.filter(
      ([title, page]) => title !== "" && !(found === memberRoutes.pages && page === "signUp"),
    );
    const all = named.map(([title]) => title);
    expect(all.filter((title, n) => all.indexOf(title) !== n)).toEqual([]);
  });

  it("shows a visitor nothing at `/`, which is another document", () => {
    const home: Page = "home";
    expect(fileAt(pages[home].path, false)).toBe(notFound);
  });
});
