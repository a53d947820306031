import type { Page } from "@playwright/test";
import { expectPlaying, playButton } from "#support/moves.ts";
import { button, heading, picturesShown, type Screen, table, wall } from "./screen.ts";

const seriesLink = (page: Page) => page.getByRole("link", { name: /^Blender Open Films/ });

async function openSeries(page: Page): Promise<void> {
  await seriesLink(page).click();
  await page.getByRole("heading", { name: "Episodes" }).waitFor();
  await picturesShown(page);
}

async function orderSeries(page: Page): Promise<void> {
  await seriesLink(page).click();
  await page.getByRole("list", { name: "Episodes" }).waitFor();
  await picturesShown(page);
}

export const catalogueScreens: readonly Screen[] = [
  { name: "catalogue", who: "pro", path: "/", ready: wall },
  {
    name: "filter-sheet",
    who: "pro",
    only: "narrow",
    path: "/?category=Nature",
    ready: async (page) => {
      await wall(page);
      await page.getByRole("button", { name: "Filter" }).click();
      await page.getByRole("dialog").getByRole("combobox", { name: "Order" }).waitFor();
    },
  },
  {
    name: "edit-home",
    who: "superuser",
    path: "/",
    ready: async (page) => {
      await wall(page);
      await page.getByRole("button", { name: "Edit Home" }).click();
      await page.getByRole("dialog").getByRole("checkbox").first().waitFor();
    },
  },
  { name: "category", who: "pro", path: "/?category=Telescopes+%26+Deep+Sky", ready: wall },
  { name: "no-results", who: "pro", path: "/?search=qqqqzzzz", ready: heading("No videos found") },
  { name: "found", who: "pro", path: "/search?q=water+wave", ready: heading("Results for “water wave”") },
  { name: "found-nothing", who: "pro", path: "/search?q=qqqqzzzz", ready: button("Request it") },
  {
    name: "player",
    who: "pro",
    path: "/?category=Nature&ordering=-title",
    ready: async (page) => {
      await wall(page);
      await playButton(page, "Tides").click();
      await expectPlaying(page.locator("video"));
    },
  },
  {
    name: "about",
    who: "pro",
    path: "/?category=Nature",
    ready: async (page) => {
      await wall(page);
      await page
        .getByRole("button", { name: /^More about / })
        .first()
        .click();
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "delete-video",
    who: "superuser",
    path: "/?category=Nature",
    ready: async (page) => {
      await wall(page);
      await page
        .getByRole("button", { name: /^Delete / })
        .first()
        .click();
      await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).waitFor();
    },
  },
  { name: "series-list", who: "pro", path: "/series", ready: async (page) => seriesLink(page).waitFor() },
  { name: "series", who: "pro", path: "/series", ready: openSeries, long: true },
  {
    name: "episode",
    who: "pro",
    path: "/series",
    ready: async (page) => {
      await openSeries(page);
      // Opened by its URL, so that the player does not load, which would request another host.
      const link = page.getByRole("list").getByRole("link", { name: "Big Buck Bunny" });
      await page.goto((await link.getAttribute("href")) ?? "");
      await page.getByRole("complementary", { name: "Episodes" }).waitFor();
    },
  },
  { name: "admin-series-list", who: "superuser", path: "/admin/series", ready: table("Series") },
  { name: "admin-series", who: "superuser", path: "/admin/series", ready: orderSeries, long: true },
  {
    name: "admin-series-edit",
    who: "superuser",
    path: "/admin/series",
    ready: async (page) => {
      await orderSeries(page);
      await page.getByRole("button", { name: "Edit" }).click();
      await page.getByRole("dialog").getByRole("textbox", { name: "Title" }).waitFor();
    },
  },
  {
    name: "admin-category",
    who: "superuser",
    path: "/admin/dashboard",
    ready: async (page) => {
      await page.getByRole("button", { name: "Update Nature" }).click();
      await page.getByRole("dialog").getByLabel("Category Name").waitFor();
      await picturesShown(page);
    },
  },
  {
    name: "admin-videos",
    who: "superuser",
    path: "/admin/videos",
    ready: async (page) => {
      await table("Videos")(page);
      await page
        .getByRole("checkbox", { name: /^Select (?!all)/ })
        .first()
        .check();
      await page.getByRole("region", { name: "Selected videos" }).waitFor();
      await picturesShown(page);
    },
  },
  {
    name: "admin-video",
    who: "superuser",
    path: "/?search=Big+Buck+Bunny",
    long: true,
    ready: async (page) => {
      await wall(page);
      await page.getByRole("button", { name: "More about Big Buck Bunny" }).first().click();
      await page.getByRole("link", { name: "Edit Big Buck Bunny" }).click();
      await page.getByLabel("Oid").waitFor();
      await page.getByRole("region", { name: "Watching" }).getByRole("img").first().waitFor();
      await picturesShown(page);
    },
  },
  ...(["unwatched", "no_still"] as const).map((kind) => ({
    name: `admin-health-${kind}`,
    who: "superuser" as const,
    path: `/admin/health?kind=${kind}`,
    ready: async (page: Page) => {
      await page
        .getByRole("table", { name: kind === "unwatched" ? "Never watched" : "Without picture" })
        .or(page.getByRole("heading", { name: "No problems found" }))
        .waitFor();
      await picturesShown(page);
    },
  })),
  {
    name: "admin-categories",
    who: "superuser",
    path: "/admin/categories",
    long: true,
    ready: async (page) => {
      await page.getByRole("button", { name: "More about Nature" }).waitFor();
    },
  },
  {
    name: "admin-add-video",
    who: "superuser",
    path: "/admin/add-video",
    long: true,
    ready: async (page) => {
      await page.getByLabel("Address of the video").fill("https://v.example.com/a-walk.mp4");
      await page.getByLabel("Title").waitFor();
    },
  },
  {
    name: "admin-import",
    who: "superuser",
    path: "/admin/import",
    long: true,
    ready: async (page) => {
      const lines = [
        "https://youtu.be/dQw4w9WgXcQ, A walk in the rain, Nature",
        "https://vimeo.com/1084537, , Documentaries",
        "https://youtu.be/aqz-KE-bpKQ, Big Buck Bunny, Animated Films",
        "example.com/film, A film, Nature",
      ];
      await page.getByRole("textbox", { name: "Lines" }).fill(lines.join("\n"));
      await page.getByRole("button", { name: "Preview" }).click();
      await page.getByRole("table", { name: "Lines" }).waitFor();
    },
  },
];
