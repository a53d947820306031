import { heading, picturesShown, type Screen, wall } from "./screen.ts";

export const appScreens: readonly Screen[] = [
  {
    name: "landing",
    who: "visitor",
    path: "/",
    long: true,
    ready: async (page) => {
      await page.getByRole("list", { name: "Some of the categories" }).getByRole("listitem").first().waitFor();
      await page.evaluate(() => {
        for (const image of document.images) image.loading = "eager";
      });
      await picturesShown(page);
    },
  },
  { name: "not-found", who: "visitor", path: "/nowhere", ready: heading("Page Not Found") },
  { name: "offline", who: "visitor", path: "/offline.html", ready: heading("You're offline") },
  { name: "not-found-member", who: "pro", path: "/nowhere", ready: heading("Page Not Found") },
  {
    name: "menu",
    who: "pro",
    path: "/",
    only: "narrow",
    ready: async (page) => {
      await wall(page);
      await page.getByRole("button", { name: "More", exact: true }).click();
      await page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "Home" }).waitFor();
    },
  },
  {
    name: "account-menu",
    who: "pro",
    path: "/profile",
    ready: async (page) => {
      await page.getByText("Username").waitFor();
      await page.getByRole("button", { name: "Account menu" }).click();
      await page.getByRole("menuitem", { name: "Sign out" }).waitFor();
    },
  },
];
