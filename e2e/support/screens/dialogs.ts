import type { Page } from "@playwright/test";
import { expectPlaying, openPanel, playButton } from "#support/moves.ts";
import { playbackScreens } from "./playback.ts";
import { heading, type Screen, table, wall } from "./screen.ts";

/** Opens a dialog with a button and waits for it. */
const dialogBy = async (page: Page, button: string | RegExp) => {
  await page.getByRole("button", { name: button }).first().click();
  await page.getByRole("dialog").getByRole("button").first().waitFor();
};

const selectOne = async (page: Page) => {
  await table("Videos")(page);
  await page
    .getByRole("checkbox", { name: /^Select (?!all)/ })
    .first()
    .check();
};

/** Menus, dialogs and pages without a picture in the guides, for checks that cover all screens: accessibility. */
export const dialogs: readonly Screen[] = [
  ...playbackScreens,
  {
    name: "options-menu",
    who: "pro",
    path: "/nowhere",
    ready: async (page) => {
      await page.getByRole("button", { name: "Options" }).click();
      await page.getByRole("menuitem", { name: "Logout" }).waitFor();
    },
  },
  {
    name: "player-settings",
    who: "pro",
    path: "/?category=Nature&ordering=-title",
    ready: async (page) => {
      await wall(page);
      await playButton(page, "Tides").click();
      await expectPlaying(page.locator("video"));
      await page.keyboard.press("Space");
      await openPanel(page, "Settings");
    },
  },
  {
    name: "notes",
    who: "pro",
    path: "/notes",
    ready: async (page) => {
      await page.getByRole("region", { name: "Tides" }).waitFor();
    },
  },
  { name: "notes-empty", who: "free", path: "/notes", ready: heading("No notes yet") },
  {
    name: "account-deletion",
    who: "pro",
    path: "/security",
    ready: async (page) => {
      await heading("Devices")(page);
      await dialogBy(page, /^Delete my account/);
    },
  },
  {
    name: "superuser-drawer",
    who: "superuser",
    path: "/",
    only: "narrow",
    ready: async (page) => {
      await wall(page);
      await page.getByRole("button", { name: "More", exact: true }).click();
      await page.getByRole("dialog", { name: "Menu" }).getByRole("list", { name: "Manage" }).waitFor();
    },
  },
  {
    name: "superuser-menu",
    who: "superuser",
    path: "/profile",
    ready: async (page) => {
      await page.getByText("Username").waitFor();
      await page.getByRole("button", { name: "Account menu" }).click();
      await page.getByRole("menuitem", { name: "New Super User" }).waitFor();
    },
  },
  ...(["Move", "Schedule", "Delete"] as const).map((button) => ({
    name: `bulk-${button.toLowerCase()}`,
    who: "superuser" as const,
    path: "/admin/videos",
    ready: async (page: Page) => {
      await selectOne(page);
      await page
        .getByRole("region", { name: "Selected videos" })
        .getByRole("button", { name: new RegExp(`^${button}`) })
        .click();
      await page.getByRole("dialog").getByRole("button").first().waitFor();
    },
  })),
  {
    name: "bulk-landing-page",
    who: "superuser",
    path: "/admin/videos",
    ready: async (page) => {
      await selectOne(page);
      await page.getByRole("button", { name: "Landing page" }).click();
      await page.getByRole("menuitem").first().waitFor();
    },
  },
  {
    name: "add-category",
    who: "superuser",
    path: "/admin/dashboard",
    ready: (page) => dialogBy(page, "Add Category"),
  },
  {
    name: "delete-category",
    who: "superuser",
    path: "/admin/dashboard",
    ready: (page) => dialogBy(page, "Delete Nature"),
  },
];
