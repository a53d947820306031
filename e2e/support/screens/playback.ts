import type { Page } from "@playwright/test";
import { expectPlaying } from "#support/moves.ts";
import { heading, picturesShown, type Screen } from "./screen.ts";

const hosts = [
  {
    ...{ id: 1, host: "stream.mux.com", provider: "mux", key_id: "tPxRIdv4uLTyzfaXIHL3ub01u501Cxtq9", region: null },
    ...{ secret_hint: "ab12", set_at: "2026-11-20T10:00:00Z" },
  },
  {
    ...{ id: 2, host: "vz-3f0c1a2b-9d4.b-cdn.net", provider: "bunny_cdn", key_id: null, region: null },
    ...{ secret_hint: "9d40", set_at: "2026-11-22T10:00:00Z" },
  },
];

async function withHosts(page: Page): Promise<void> {
  await page.route("**/api/playback/v1/sources/", (route) => route.fulfill({ json: hosts }));
}

const path = "/admin/playback";

/** Watch pages, and the page of protected hosts, whose keys the demo does not have. */
export const playbackScreens: readonly Screen[] = [
  {
    name: "teaser",
    who: "visitor",
    path: "/watch/1",
    ready: (page) => page.getByText("Watch free for a month").waitFor(),
  },
  { name: "subject", who: "visitor", path: "/subjects/1", ready: (page) => picturesShown(page) },
  { name: "watch-gate", who: "free", path: "/watch/1", ready: heading("You are not a pro user") },
  {
    name: "watch",
    who: "pro",
    path: "/watch/1",
    ready: async (page) => {
      await page.getByRole("button", { name: /^Play / }).waitFor();
      await picturesShown(page);
    },
  },
  {
    name: "watch-playing",
    who: "pro",
    path: "/?search=swell+under+a+low+sun",
    ready: async (page) => {
      await page.getByRole("main").getByRole("link", { name: "Tides", exact: true }).click();
      await expectPlaying(page.locator("video"));
    },
  },
  {
    name: "queue",
    who: "pro",
    path: "/?minutes=20",
    ready: async (page) => {
      await page.getByRole("link", { name: "Play all" }).waitFor();
      await picturesShown(page);
    },
  },
  {
    ...{ name: "admin-playback-none", who: "superuser", path },
    ready: (page) => page.getByRole("heading", { name: "No host is protected yet" }).waitFor(),
  },
  {
    ...{ name: "admin-playback", who: "superuser", path },
    before: withHosts,
    ready: (page) => page.getByRole("table", { name: "Protected hosts" }).waitFor(),
  },
  {
    ...{ name: "admin-playback-change", who: "superuser", path },
    before: withHosts,
    ready: async (page) => {
      await page.getByRole("button", { name: "Change stream.mux.com" }).click();
      await page.getByRole("textbox", { name: "Private key" }).waitFor();
    },
  },
  ...(["works", "open", "refused"] as const).map((outcome) => ({
    ...{ name: `admin-playback-${outcome}`, who: "superuser" as const, path },
    before: async (page: Page) => {
      await withHosts(page);
      const url = "https://stream.mux.com/qxb01i6T202018GFS02vp9RIe01icTcDCjVzQpmaB00CUisJ4.m3u8";
      const message =
        "The signed address plays, but so does the plain one: anyone who knows it can watch without Mindreel.";
      await page.route("**/sources/1/test/", (route) => route.fulfill({ json: { outcome, message, url } }));
    },
    ready: async (page: Page) => {
      await page.getByRole("button", { name: "Test stream.mux.com" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Test" }).click();
      await page.getByRole("dialog").getByRole("alert").waitFor();
    },
  })),
];
