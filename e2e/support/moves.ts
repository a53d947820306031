import { expect, type Locator, type Page } from "@playwright/test";

export const appName = "Mindreel";

/** Waits until the app has hydrated the rendered page, and can do more than the browser by itself. */
export async function appStarted(page: Page): Promise<void> {
  const started = () => page.evaluate(() => Reflect.get(document, "earlyEvents") === undefined);
  // The page may redirect the browser.
  await expect.poll(() => started().catch(() => false)).toBe(true);
}

/** Makes `goto` wait until the app has started, as people do, unless the call waits only for the response. */
export function waitForApp(page: Page): void {
  const open = page.goto.bind(page);
  page.goto = async (url, options) => {
    const response = await open(url, options);
    if (options?.waitUntil === undefined) await appStarted(page);
    return response;
  };
}

const workGroups = ["Library", "Audience", "Money", "Settings"];

/**
 * Follows a link of the side menu, which on a small screen is opened by the More button. A superuser may first have to
 * turn to the work, and to unfold a group of it.
 */
export async function choose(page: Page, place: string): Promise<void> {
  const small = (page.viewportSize()?.width ?? 0) < 768;
  const menu = small ? page.getByRole("dialog", { name: "Menu" }) : page.getByRole("navigation", { name: "Main" });
  const button = (name: string) => menu.getByRole("button", { name, exact: true });
  const link = menu.getByRole("link", { name: place, exact: true });
  // Before that, the browser would do a full page load.
  await appStarted(page);
  if (small) await page.getByRole("button", { name: "More", exact: true }).click();
  await menu.getByRole("link", { name: "Home", exact: true }).waitFor();
  if ((await link.count()) === 0) {
    await button("All of Manage").or(button("Library")).or(link).first().waitFor();
    if (await button("All of Manage").isVisible()) await button("All of Manage").click();
  }
  for (const group of workGroups) {
    if ((await link.count()) > 0) break;
    await button(group).click();
  }
  await link.click();
}

export async function goTo(page: Page, place: string): Promise<void> {
  await choose(page, place);
  // By then the page is rendered and the menu closed, so neither takes the focus later.
  await expect(page.getByRole("main")).toBeFocused();
}

export const searchField = (page: Page) => page.getByRole("searchbox", { name: "Search videos" });

/** The link that opens the search field of a small screen. */
export const searchLink = (page: Page) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Search", exact: true });

export async function search(page: Page, words: string): Promise<void> {
  await appStarted(page);
  const field = searchField(page);
  await field.or(searchLink(page)).first().waitFor();
  // On a small screen, unless it is open already.
  if (!(await field.isVisible())) await searchLink(page).click();
  await field.fill(words);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: `Results for “${words}”` })).toBeVisible();
}

/** All cards, or those with one title. */
export function cards(page: Page, title?: string): Locator {
  const all = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 2 }) });
  return title === undefined
    ? all
    : all.filter({ has: page.getByRole("heading", { level: 2, name: title, exact: true }) });
}

/** The number of loaded cards. Of a long list, only those near the screen are rendered, each with the total. */
export async function loadedCards(page: Page): Promise<number> {
  const sizes = await cards(page).evaluateAll((all) => all.map((card) => card.getAttribute("aria-setsize")));
  return Number(sizes[0] ?? sizes.length);
}

/** On the card in the list: above it, on Home, the video may be on rails. */
export const playButton = (page: Page, title: string) =>
  page.locator("#videos").getByRole("button", { name: `Play ${title}`, exact: true });
export const likeButton = (page: Page, title: string) => page.getByRole("button", { name: `Like ${title}, ` });
export const saveButton = (page: Page, title: string) =>
  page.getByRole("button", { name: `Save ${title}`, exact: true });

/** The small player, while it shows this video. */
export const smallPlayer = (page: Page, title: string) => page.getByRole("region", { name: title, exact: true });

/** Asserts that the time advances by itself. A failure shows the element's state. */
export async function expectPlaying(video: Locator): Promise<void> {
  // Screenshots run without the journeys' longer timeout.
  const timeout = 30_000;
  const state = (from: number) =>
    video.evaluate((element, from) => {
      if (!(element instanceof HTMLVideoElement)) return "no video";
      const { currentTime, paused, readyState, networkState, error } = element;
      if (currentTime > from) return "plays";
      return JSON.stringify({ currentTime, paused, readyState, networkState, error: error?.message });
    }, from);
  await expect.poll(() => state(0), { timeout }).toBe("plays");
  const before = await video.evaluate((element) => (element instanceof HTMLVideoElement ? element.currentTime : 0));
  await expect.poll(() => state(before + 0.3), { timeout }).toBe("plays");
}

/** Lets a short video play on beyond its end: on a slow machine, the next one would begin meanwhile. */
export const keepPlaying = (video: Locator) =>
  video.evaluate((element: HTMLVideoElement) => {
    element.loop = true;
  });

/** Lets a playing video play to its end, and waits until the server has recorded it as watched. */
export async function toItsEnd(page: Page): Promise<void> {
  const video = page.locator("video");
  await expectPlaying(video);
  const reported = page.waitForResponse(
    async (response) => response.url().endsWith("/position/") && (await response.json()).watched === true,
  );
  await video.evaluate((element: HTMLVideoElement) => {
    element.currentTime = element.duration - 0.5;
  });
  await reported;
}

/**
 * Opens a panel of the player by keyboard. Starts over if that fails, since the first key after the controls have hidden
 * only shows them again.
 */
export async function openPanel(page: Page, name: string): Promise<Locator> {
  const panel = page.getByRole("dialog", { name, exact: true });
  await expect(async () => {
    await page.getByRole("button", { name, exact: true }).press("Enter", { timeout: 2000 });
    await expect(panel).toBeVisible({ timeout: 500 });
  }).toPass();
  return panel;
}

/** Waits for the server to store a like or save, which is shown optimistically before that. */
export async function kept(page: Page, what: "like" | "save" | "recent", press: () => Promise<void>): Promise<void> {
  const answered = page.waitForResponse(
    (response) => response.url().includes(`/api/category/v1/${what}/videos/`) && response.request().method() !== "GET",
  );
  await press();
  expect((await answered).ok()).toBe(true);
}

export const toast = (page: Page, text: string): Locator =>
  page.getByRole("alert").filter({ hasText: text }).filter({ visible: true });
