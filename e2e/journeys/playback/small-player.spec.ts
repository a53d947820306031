import type { Locator, Page } from "@playwright/test";
import { expect, test } from "#support/fixtures.ts";
import { expectAccessible } from "#support/look/accessibility.ts";
import { cards, expectPlaying, goTo, playButton, smallPlayer, toItsEnd } from "#support/moves.ts";

const film = "Tides";
const where = "/?category=Nature&ordering=-title";

/** The position of each card in the window. */
const places = (page: Page) =>
  cards(page).evaluateAll((all) => all.map((card) => Object.values(card.getBoundingClientRect().toJSON())));

/** Puts a film that we serve ourselves at one index of the list: a journey plays nothing from other hosts. */
const ownFilmAt = (page: Page, index: number) =>
  page.route("**/api/category/v1/video/?**", async (route) => {
    const response = await route.fetch();
    const list: { results: { title: string }[] } = await response.json();
    const at = list.results.findIndex(({ title }) => title === film);
    list.results.splice(index, 0, ...list.results.splice(at, 1));
    await route.fulfill({ response: response, json: list });
  });

const pointAt = async (page: Page, target: Locator) => {
  const box = await target.boundingBox();
  if (box === null) throw new Error(`${target} is not on the page.`);
  return () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
};

test("two quick clicks play the third card, and no card shifts", async ({ page, signIn }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Reflect.set(window, "__shifts", shifts);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // Including shifts right after a press; only of cards, because the player may still adjust its layout.
        const moved: { node: Node | null }[] = Reflect.get(entry, "sources");
        const isOfCard = ({ node }: { node: Node | null }) =>
          (node instanceof Element ? node : node?.parentElement)?.closest("#videos") != null;
        // A late font moves letters, which scores below a thousandth.
        const value = Number(Reflect.get(entry, "value"));
        if (moved.some(isOfCard) && value > 0.001) shifts.push(entry.startTime);
      }
    }).observe({ type: "layout-shift" });
  });
  await signIn("pro");
  await ownFilmAt(page, 2);
  // Not by its own URL: the server would render the list in its own order.
  await page.goto("/?ordering=-title");
  await page.getByRole("navigation", { name: "Categories" }).getByRole("link", { name: "Nature" }).click();
  // Until the new list is there, the previous one is shown, which may have the film at the same place.
  await expect(cards(page).filter({ hasNot: page.getByRole("link", { name: "Nature", exact: true }) })).toHaveCount(0);
  await expect(cards(page).nth(2).getByRole("heading")).toHaveText(film);
  const click = await pointAt(page, playButton(page, film));
  const before = await places(page);
  const plays: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/recent/videos/")) plays.push(request.postData() ?? "");
  });
  // Shifts caused by the new list may be reported later.
  const listed = await page.evaluate(() => performance.now());

  await click();
  await click();
  await expectPlaying(smallPlayer(page, film).locator("video"));
  await expect(page.getByRole("button", { name: "Close player" })).toHaveCount(1);
  expect(await places(page)).toEqual(before);
  await page.keyboard.press("Escape");
  await expect(smallPlayer(page, film)).toHaveCount(0);
  expect(await places(page)).toEqual(before);
  expect(plays).toHaveLength(1);
  const shifts: number[] = await page.evaluate(() => Reflect.get(window, "__shifts"));
  expect(shifts.filter((at) => at > listed)).toEqual([]);
  await expect(playButton(page, film)).toBeFocused();
});

test("the whole player fits into every window", { tag: "@nightly" }, async ({ page, signIn }) => {
  await signIn("pro");
  await page.goto(where);
  await playButton(page, film).click();
  const video = page.locator("video");
  await expectPlaying(video);
  for (const [width, height] of [
    [1440, 900],
    [2560, 1440],
    [1366, 657],
    [390, 844],
    [844, 390],
    [320, 568],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const part of [
      smallPlayer(page, film),
      video,
      smallPlayer(page, film).getByRole("link", { name: film, exact: true }),
      page.getByRole("button", { name: "Close player" }),
    ]) {
      await expect(part, `${part} at ${width}×${height}`).toBeInViewport({ ratio: 0.9 });
    }
  }
});

/** Notes each time that a video pauses or another one takes its place. */
const listen = (page: Page) =>
  page.locator("video").evaluate((video: HTMLVideoElement) => {
    video.setAttribute("data-first", "");
    video.addEventListener("pause", () => video.setAttribute("data-paused", ""));
  });
const unbroken = (page: Page) => page.locator("video[data-first]:not([data-paused])");

test("the small player plays on from page to page, to its video's page and back", {
  tag: "@narrow",
}, async ({ page, signIn }) => {
  await signIn("pro");
  await page.goto(where);
  await playButton(page, film).click();
  await expectPlaying(page.locator("video"));
  await expect(page.locator("[data-media-player][data-playing]")).toBeAttached();
  await listen(page);
  await goTo(page, "Recent Videos");
  await expect(page.getByRole("heading", { level: 1, name: "Recent Videos" })).toBeVisible();
  await expectPlaying(unbroken(page));

  await smallPlayer(page, film).getByRole("link", { name: film, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: film })).toBeVisible();
  await expect(page.getByRole("button", { name: "Close player" })).toHaveCount(0);
  await expectPlaying(unbroken(page));

  await goTo(page, "Favorites");
  await expectPlaying(smallPlayer(page, film).locator(unbroken(page)));
  await page.keyboard.press("Escape");
  await expect(page.locator("video")).toHaveCount(0);
});

test("why a video does not play is readable in the small player", { tag: "@narrow-nightly" }, async ({
  page,
  signIn,
  allowMessage,
}) => {
  allowMessage(/ERR_FAILED/);
  await signIn("pro");
  await page.goto(where);
  await page.route("**/*.mp4*", (route) => route.abort());
  await playButton(page, film).click();
  const notice = smallPlayer(page, film).getByRole("alert");
  await expect(notice.getByText("This video can't be played here right now.")).toBeInViewport({ ratio: 1 });
  await expect(notice.getByRole("button", { name: "Try again" })).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
});

test("a video that is paused stops when its page is left", { tag: "@nightly" }, async ({ page, signIn }) => {
  await signIn("pro");
  await page.goto(where);
  await cards(page, film).getByRole("link", { name: film, exact: true }).click();
  await expectPlaying(page.locator("video"));
  await page.keyboard.press("k");
  await expect.poll(() => page.locator("video").evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
  await goTo(page, "Home");
  await expect(page.locator("video")).toHaveCount(0);
});

test("after a video, another of its category begins, also in the small player", { tag: "@narrow-nightly" }, async ({
  page,
  signIn,
}) => {
  test.slow();
  await signIn("pro");
  await page.goto(where);
  await playButton(page, film).click();
  await toItsEnd(page);
  const next = page.getByRole("region", { name: "Next video" });
  await expect(next.getByText(/^In \d+ s$/)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(next).toHaveCount(0);
  // The first Escape is for the countdown alone.
  await expect(smallPlayer(page, film)).toBeVisible();
});

test.describe("with a finger", () => {
  test.use({ hasTouch: true });

  test("a double tap jumps ten seconds, and the picture stays while its page is scrolled", {
    tag: "@narrow",
  }, async ({ page, signIn, wide }) => {
    await signIn("pro");
    await page.goto(where);
    await cards(page, film).getByRole("link", { name: film, exact: true }).tap();
    await expectPlaying(page.locator("video"));
    await expect(page.locator("[data-media-player][data-playing]")).toBeAttached();
    const time = () => page.locator("video").evaluate((video: HTMLVideoElement) => video.currentTime);
    const box = await page.locator("video").boundingBox();
    if (box === null) throw new Error("There is no picture.");
    const before = await time();
    for (const _ of [1, 2]) await page.touchscreen.tap(box.x + box.width * 0.85, box.y + box.height * 0.3);
    await expect.poll(time).toBeGreaterThan(before + 9);
    if (wide) return;
    await page.getByRole("tab", { name: "Transcript" }).tap();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(page.locator("video")).toBeInViewport({ ratio: 0.95 });
    await expect(page.getByRole("tab", { name: "Transcript" })).toBeInViewport();
  });
});

test("in forced colors the seek bar and the current page are visible", { tag: "@nightly" }, async ({
  page,
  signIn,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await signIn("pro");
  await page.goto(where);
  await playButton(page, film).click();
  await expectPlaying(page.locator("video"));
  const parts = page.getByRole("slider", { name: "Seek" }).locator("*");
  const colors = async () =>
    new Set(await parts.evaluateAll((all) => all.map((part) => getComputedStyle(part).backgroundColor)));
  // What has been played, what has not, and what is transparent. The player may still be loading.
  await expect.poll(async () => (await colors()).size).toBeGreaterThan(2);
  const home = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Home" });
  await expect(home).toHaveCSS("outline-style", "solid");
});
