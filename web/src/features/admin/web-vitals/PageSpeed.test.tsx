import type { PageVitals } from "@mindreel/contract/admin/web-vitals";
import { errorTable } from "@mindreel/contract/wire/errors";
import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { downloads } from "#test/browser.ts";
import { show } from "#test/render.tsx";
import { fails, hangs, responds } from "#test/server.ts";
import { PageSpeed } from "./PageSpeed.tsx";

const vitals = "GET /api/admin/v1/web-vitals/";
const query = { from: "2025-11-20", to: "2025-11-21" };
const home: PageVitals = {
  ...{ page: "home", device: "phone", visit: "load", views: 1200 },
  lcp: { p75: 2550.5, rating: "needs_improvement", good: 600, needs_improvement: 400, poor: 200 },
  inp: { p75: 96, rating: "good", good: 900, needs_improvement: 0, poor: 0 },
  cls: { p75: 0.255, rating: "poor", good: 0, needs_improvement: 0, poor: 1200 },
};
const moved: PageVitals = {
  ...{ page: "favorites", device: "desktop", visit: "move", views: 3 },
  ...{ lcp: { p75: 80, rating: "good", good: 3, needs_improvement: 0, poor: 0 }, inp: null, cls: null },
};
const cellsOf = (name: RegExp) =>
  within(screen.getByRole("row", { name }))
    .getAllByRole("cell")
    .map(({ textContent }) => textContent);

describe("the speed of pages", () => {
  it("shows that it is loading", () => {
    hangs(vitals);
    show(<PageSpeed query={query} />);
    screen.getByRole("status", { name: "Loading" });
  });

  it("lists each page and how it was opened, and rates its metrics in words", async () => {
    const asked = responds(vitals, [home, moved]);
    show(<PageSpeed query={query} />);
    await screen.findByRole("table", { name: "Page speed" });
    expect(cellsOf(/Home/)).toEqual([
      "Home",
      "Phone, loaded",
      "2.6 s Could be better50% good, 17% poor",
      "96 ms Good100% good, 0% poor",
      "0.26 Poor0% good, 100% poor",
      "1,200",
    ]);
    expect(cellsOf(/Favorites/)).toEqual([
      ...["Favorites", "Larger screen, within the app", "0.1 s Good100% good, 0% poor"],
      ...["Not measured", "Not measured", "3"],
    ]);
    expect(Object.fromEntries(asked[0]?.url.searchParams ?? [])).toEqual(query);
  });

  it("shows that nothing was measured", async () => {
    responds(vitals, []);
    show(<PageSpeed query={query} />);
    await screen.findByText("No visits were measured in this period.");
  });

  it("shows the most viewed pages first, and all on request", async () => {
    const pages = ["profile", "security", "favorites", "recentVideos", "subscription", "signIn", "signUp"] as const;
    const rows = pages.flatMap((page) => [
      { ...moved, page },
      { ...home, page },
    ]);
    responds(vitals, rows);
    const { press } = show(<PageSpeed query={query} />);
    const table = await screen.findByRole("table");
    expect(within(table).getAllByRole("row")).toHaveLength(1 + 12);
    await press("Show all 14");
    expect(within(table).getAllByRole("row")).toHaveLength(1 + 14);
    await press("Show fewer");
    expect(within(table).getAllByRole("row")).toHaveLength(1 + 12);
  });

  it("shows an error and retries", async () => {
    fails(vitals, "internal");
    const { press } = show(<PageSpeed query={query} />);
    await screen.findByText(errorTable.internal.message);
    responds(vitals, [home]);
    await press("Try again");
    await screen.findByRole("table");
  });

  it("is saved as a CSV file", async () => {
    responds(vitals, [home]);
    const asked = responds("GET /api/admin/v1/figures/file/", "page,device");
    const { press } = show(<PageSpeed query={query} />);
    await press(/^CSV\s*of Page speed/);
    await expect.poll(() => downloads[0]?.name).toBe("speed.csv");
    expect(asked[0]?.url.searchParams.get("file")).toBe("speed");
  });
});
