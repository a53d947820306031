import { viewsAtOnce } from "@mindreel/contract/plain/kinds/web-vitals";
import { pageAt } from "@mindreel/contract/plain/pages";
import { describe, expect, it } from "vitest";
import { createPageViews } from "./pageViews.ts";

const at = (path: string) => `https://films.example${path}`;
const loaded = (value: number) => ({ value, navigationType: "navigate" as const, navigationURL: at("/favorites?q=x") });
const moved = (value: number, path: string, navigationStartTime: number) => ({
  ...{ value, navigationType: "soft-navigation" as const, navigationURL: at(path), navigationStartTime },
});

describe("the page views of a document", () => {
  it("are reported by page name, never by URL, each with its own metrics", () => {
    const { note, take } = createPageViews(pageAt, at("/favorites"));
    note("lcp", loaded(1234.56));
    note("lcp", moved(80, "/admin/users/7?tab=secret", 5000));
    note("inp", loaded(48));
    note("cls", loaded(0.012345));
    note("cls", moved(0, "/admin/users/7", 5000));
    expect(take()).toEqual([
      { page: "favorites", visit: "load", lcp: 1235, inp: 48, cls: 0.012 },
      { page: "member", visit: "move", lcp: 80, cls: 0 },
    ]);
  });

  it("are reported once: metrics after the window was hidden do not count", () => {
    const { note, take } = createPageViews(() => "landing", at("/"));
    note("cls", loaded(0.01));
    expect(take()).toHaveLength(1);
    note("cls", loaded(0.5));
    expect(take()).toEqual([]);
    note("lcp", moved(70, "/", 9000));
    expect(take()).toEqual([{ page: "landing", visit: "move", lcp: 70 }]);
  });

  it("are only of known pages, not restored from the back/forward cache, and no more than a call accepts", () => {
    const { note, take } = createPageViews(pageAt, at("/"));
    note("lcp", { ...loaded(900), navigationURL: at("/no/such/page") });
    note("lcp", { ...loaded(10), navigationType: "back-forward-cache", navigationStartTime: 7000 });
    expect(take()).toEqual([]);
    for (let n = 1; n <= viewsAtOnce + 1; n++) note("lcp", moved(n, "/profile", n));
    expect(take().map(({ lcp }) => lcp)).toEqual(Array.from({ length: viewsAtOnce }, (_, n) => n + 2));
  });

  it("stay within what the server accepts", () => {
    const { note, take } = createPageViews(() => "landing", at("/"));
    for (const vital of ["lcp", "inp", "cls"] as const) note(vital, loaded(1e9));
    expect(take()).toEqual([{ page: "landing", visit: "load", lcp: 60_000, inp: 10_000, cls: 1 }]);
  });
});
