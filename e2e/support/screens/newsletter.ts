import type { Page } from "@playwright/test";
import { heading, picturesShown, type Screen, table } from "./screen.ts";

/** Opens one of the demo's mails, and waits until it is shown as recipients see it. */
const openNews = (subject: string, text: string) => async (page: Page) => {
  await page.getByRole("link", { name: subject }).click();
  await page.frameLocator("iframe").getByText(text).waitFor();
  await picturesShown(page);
};

export const newsletterScreens: readonly Screen[] = [
  { name: "unsubscribe", who: "visitor", path: "/unsubscribe/x", ready: heading("Unsubscribe") },
  { name: "news-again", who: "visitor", path: "/news-again/x", ready: heading("Get our news again") },
  { name: "admin-subscribers", who: "superuser", path: "/admin/subscribers", ready: table("Subscribers") },
  {
    name: "admin-import-subscribers",
    who: "superuser",
    path: "/admin/subscribers",
    long: true,
    ready: async (page) => {
      await page.getByRole("button", { name: "Import", exact: true }).click();
      const lines = ["new-reader@example.com, Grace, Hopper, 42, Kenya", "another@example.com", "not an address, Ada"];
      await page.getByRole("textbox", { name: "Lines" }).fill(lines.join("\n"));
      await page.getByRole("button", { name: "Preview" }).click();
      await page.getByRole("table", { name: "Lines" }).waitFor();
    },
  },
  { name: "admin-news", who: "superuser", path: "/admin/news", ready: table("News") },
  {
    name: "admin-news-draft",
    who: "superuser",
    path: "/admin/news",
    long: true,
    ready: openNews("Series, one evening at a time", "Films that belong together"),
  },
  {
    name: "admin-news-sent",
    who: "superuser",
    path: "/admin/news",
    long: true,
    ready: openNews("New this month", "Three films are new"),
  },
];
