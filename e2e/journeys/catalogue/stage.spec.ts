import type { Locator, Page } from "@playwright/test";
import { expect, test } from "#support/fixtures.ts";
import { cards, expectPlaying, playButton, stage } from "#support/moves.ts";

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
  await expectPlaying(stage(page, film).locator("video"));
  await expect(page.getByRole("button", { name: "Close player" })).toHaveCount(1);
  expect(await places(page)).toEqual(before);
  await page.keyboard.press("Escape");
  await expect(stage(page, film)).toHaveCount(0);
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
    [667, 375],
  ] as const) {
    await page.setViewportSize({ width, height });
    await video.hover({ force: true });
    // The seek bar of a small player overhangs the picture by some pixels.
    for (const part of [
      stage(page, film),
      video,
      page.getByRole("slider", { name: "Seek" }),
      page.getByRole("button", { name: "Close player" }),
      stage(page, film).getByRole("paragraph").filter({ hasText: film }).first(),
    ]) {
      await expect(part, `${part} at ${width}×${height}`).toBeInViewport({ ratio: 0.9 });
    }
    const header = await page.getByRole("banner").boundingBox();
    expect((await stage(page, film).boundingBox())?.y).toBeGreaterThanOrEqual(header?.height ?? Number.NaN);
  }
});

test("Back closes the stage, Forward and a reload open it again without sound", async ({ page, signIn }) => {
  await signIn("pro");
  await page.goto(where);
  await playButton(page, film).click();
  await expectPlaying(page.locator("video"));
  await page.goBack();
  await expect(page.locator("video")).toHaveCount(0);
  await expect(page).toHaveURL(where);
  await expect(playButton(page, film)).toBeFocused();

  const rests = async () => {
    await expect(stage(page, film).getByRole("button", { name: "Play", exact: true }).first()).toBeVisible();
    expect(await page.locator("video").evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
  };
  await page.goForward();
  await rests();
  await page.reload();
  await rests();
  await page.keyboard.press("Escape");
  await expect(stage(page, film)).toHaveCount(0);
  await expect(page).toHaveURL(where);
});

test("a focused card is not covered by the stage", { tag: "@nightly" }, async ({ page, signIn }) => {
  await signIn("pro");
  await page.goto(where);
  await playButton(page, film).click();
  await expect(stage(page, film)).toBeVisible();
  for (const card of [cards(page).last(), cards(page).nth(5), cards(page).first()]) {
    const button = card.getByRole("button", { name: /^Play / });
    await button.focus();
    const top = (await stage(page, film).boundingBox())?.y ?? 0;
    const box = await button.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(top + 1);
  }
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
  const colorOf = (part: string) =>
    page
      .getByRole("slider", { name: "Seek" })
      .locator(part)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await colorOf(".vds-slider-track-fill")).not.toBe(await colorOf(".vds-slider-track >> nth=0"));
  const home = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Home" });
  await expect(home).toHaveCSS("outline-style", "solid");
});
