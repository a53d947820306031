import type { Page } from "@playwright/test";
import { expect, test } from "#support/fixtures.ts";
import { expectAccessible } from "#support/look/accessibility.ts";
import { appStarted, searchField } from "#support/moves.ts";
import { account } from "#support/people/accounts.ts";

const main = (page: Page) => page.getByRole("navigation", { name: "Main" });
const link = (page: Page, name: string) => main(page).getByRole("link", { name, exact: true });
const specified = [
  ...["Home", "Profile", "Favorites", "Recent Videos", "Subscription"],
  ...["Dashboard", "Users", "Subscribers"],
];
const inGroups = {
  Library: ["Videos", "Series", "Categories", "Check", "Protection"],
  Audience: ["Users", "Subscribers", "News", "Requests"],
  Money: ["Payments"],
  Settings: ["Site", "System", "Audit log"],
};

test("in a low window a superuser has every place in sight, or behind one press", async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1366, height: 657 });
  await signIn("pro");
  const inSight = async (names: readonly string[]) => {
    for (const name of names) await expect(link(page, name)).toBeInViewport({ ratio: 1 });
  };
  await page.goto("/favorites");
  await inSight([...specified, "Series", "Notes", "Requests"]);
  await main(page).getByRole("button", { name: "All of Manage" }).click();
  await inSight(specified);
  await link(page, "Dashboard").click();
  await expect(page).toHaveURL("/admin/dashboard");
  for (const [group, places] of Object.entries(inGroups)) {
    const heading = main(page).getByRole("button", { name: group });
    if ((await heading.getAttribute("aria-expanded")) === "false") await heading.click();
    await inSight([...places, "Figures", ...specified]);
  }
  await expectAccessible(page);
  await link(page, "Back to watching").click();
  await expect(page).toHaveURL("/favorites");
});

test("the palette finds a video by keyboard", async ({ page, signIn }) => {
  await signIn("pro");
  await page.goto("/");
  await appStarted(page);
  await page.keyboard.press("Control+k");
  const field = page.getByRole("combobox", { name: "Find anything" });
  await expect(field).toBeFocused();
  await page.keyboard.type("tides");
  const videos = page.getByRole("group", { name: "Videos" });
  await expect(videos.getByRole("option", { name: "Tides" })).toHaveAttribute("aria-selected", "true");
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/admin\/videos\/\d+$/);
  await expect(page.getByRole("main")).toBeFocused();
  await page.getByRole("button", { name: /^Find anything/ }).click();
  await page.keyboard.press("Escape");
  await expect(field).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^Find anything/ })).toBeFocused();
});

test("the bar of a small screen", { tag: "@narrow" }, async ({ page, signIn, wide }) => {
  test.skip(wide, "There is none.");
  await signIn(account("pro"));
  await page.goto("/");
  await appStarted(page);

  await link(page, "Search").click();
  await expect(searchField(page)).toBeFocused();
  await expect(page).toHaveURL("/");
  await page.keyboard.press("Escape");
  await expect(searchField(page)).toBeHidden();
  await expect(link(page, "Search")).toBeFocused();

  for (const [name, path] of [
    ["Favorites", "/favorites"],
    ["Recent Videos", "/recent-videos"],
    ["Home", "/"],
  ] as const) {
    await link(page, name).click();
    await expect(page).toHaveURL(path);
    await expect(link(page, name)).toHaveAttribute("aria-current", "page");
  }

  // The last row and what follows it are above the bar.
  await page.getByRole("button", { name: "Load More" }).scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const bar = await main(page).boundingBox();
  const last = await page.getByRole("button", { name: "Load More" }).boundingBox();
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);

  await main(page).getByRole("button", { name: "More" }).click();
  const sheet = page.getByRole("dialog", { name: "Menu" });
  await expect(sheet.getByRole("link")).toHaveText([
    "Home",
    "Series",
    "Favorites",
    "Recent Videos",
    "Notes",
    "Requests",
    "Profile",
    "Subscription",
  ]);
  await expectAccessible(page);
  await sheet.getByRole("link", { name: "Notes" }).click();
  await expect(page).toHaveURL("/notes");
  await expect(page.getByRole("main")).toBeFocused();
});
