import type { FoundPage, FoundVideo } from "@mindreel/contract/catalogue/search";
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { pageOf, video } from "#test/library.ts";
import { show } from "#test/render.tsx";
import { fails, responds } from "#test/server.ts";
import { Component as SearchPage } from "./SearchPage.tsx";

const call = "GET /api/search/v1/";
const found = (id: number, passages: FoundVideo["passages"] = []): FoundVideo => ({ video: video(id), passages });
const pageWith = (results: FoundVideo[], more: Partial<FoundPage> = {}): FoundPage => ({
  ...pageOf(results),
  ...{ series: [], categories: [], corrected: null, ...more },
});

it("shows passages, with the words marked, each linked to its second", async () => {
  const calls = responds(
    call,
    pageWith([
      found(2, [
        {
          start: 83.4,
          end: 87,
          text: "The moons of Jupiter, four moons",
          marks: [
            [4, 9],
            [27, 32],
          ],
        },
      ]),
      found(1),
    ]),
  );
  show(<SearchPage />, "/search?q=moons");
  await screen.findByRole("heading", { level: 1, name: "Results for “moons”" });
  const line = await screen.findByRole("link", {
    name: /at 1 minute 23 seconds$/,
  });
  expect(line.textContent).toContain("The moons of Jupiter, four moons, at");
  expect(line.getAttribute("href")).toBe("/watch/2?t=83");
  expect([...line.querySelectorAll("mark")].map((mark) => mark.textContent)).toEqual(["moons", "moons"]);
  expect(screen.getByRole("link", { name: "Film 1" }).getAttribute("href")).toBe("/watch/1");
  expect(within(screen.getByRole("list", { name: "Said in Film 2" })).getAllByRole("link")).toHaveLength(1);
  expect(screen.getByRole("status").textContent).toBe("2 videos");
  expect(calls[0]?.url.searchParams.get("q")).toBe("moons");
});

it("shows the spelling that it has searched for", async () => {
  responds(call, pageWith([found(1)], { corrected: "galileo" }));
  show(<SearchPage />, "/search?q=galilieo");
  await screen.findByText("galileo");
  screen.getByText(/^Showing results for/);
});

it("loads the next page", async () => {
  const next = "http://localhost/api/search/v1/?q=moon&page=2&cursor=abc";
  responds(call, ({ url }) =>
    url.searchParams.get("cursor") === "abc"
      ? pageWith([found(2)], { count: 2 })
      : pageWith([found(1)], { count: 2, next }),
  );
  const { user } = show(<SearchPage />, "/search?q=moon");
  await user.click(await screen.findByRole("button", { name: "Load More" }));
  const firstNew = await screen.findByRole("link", { name: "Film 2" });
  screen.getByText("Nothing more to load");
  // The button that had it is gone.
  expect(document.activeElement).toBe(firstNew);
});

it("begins with the series and categories whose names match", async () => {
  responds(
    call,
    pageWith([found(1)], { series: [{ id: 5, name: "First Lectures" }], categories: [{ id: 3, name: "Lectures" }] }),
  );
  show(<SearchPage />, "/search?q=lectures");
  expect((await screen.findByRole("link", { name: "First Lectures" })).getAttribute("href")).toBe("/series/5");
  expect(screen.getByRole("link", { name: "Lectures" }).getAttribute("href")).toBe("/?category=Lectures");
});

it("shows that nothing was found, that words are missing, and what failed", async () => {
  responds(call, pageWith([], { categories: [{ id: 3, name: "Space" }] }));
  const asked = responds("GET /api/category/v1/video/", pageOf([video(7)]));
  const { unmount } = show(<SearchPage />, "/search?q=qqqq");
  await screen.findByRole("heading", { name: "No videos found" });
  await screen.findByRole("button", { name: "Request it" });
  expect(screen.getByRole("link", { name: "Show all videos" }).getAttribute("href")).toBe("/");
  const near = await screen.findByRole("region", { name: "Popular in Space" });
  within(near).getByRole("link", { name: "Film 7" });
  expect(Object.fromEntries(asked[0]?.url.searchParams ?? [])).toEqual({
    page: "1",
    ordering: "popular",
    category: "Space",
  });
  unmount();
  const empty = show(<SearchPage />, "/search");
  screen.getByRole("heading", { name: "What are you looking for?" });
  empty.unmount();
  fails(call, "internal");
  show(<SearchPage />, "/search?q=owl");
  await screen.findByRole("button", { name: "Try again" });
});
