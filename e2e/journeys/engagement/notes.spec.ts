import { readFile } from "node:fs/promises";
import { expect, test } from "#support/fixtures.ts";
import { arrowTo, tabTo } from "#support/keys.ts";
import { expectAccessible } from "#support/look/accessibility.ts";
import { cards, expectPlaying } from "#support/moves.ts";

const film = "Tides";
const words = "The swell turns here";

test("N and what is typed after it become a note, even before its script has loaded", { tag: "@nightly" }, async ({
  page,
  signIn,
}) => {
  await signIn("pro");
  const typed = Promise.withResolvers<void>();
  const asked = page.waitForRequest(/\/assets\/noteParts-/);
  await page.route(/\/assets\/noteParts-/, async (route) => {
    await typed.promise;
    await route.fallback();
  });
  await page.goto("/?search=swell+under+a+low+sun");
  await cards(page, film).getByRole("link", { name: film, exact: true }).press("Enter");
  await asked;
  await expectPlaying(page.locator("video"));
  await page.keyboard.type("nnot now");
  typed.resolve();
  const field = page.getByRole("textbox", { name: /^Note at/ });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("not now");
  await page.keyboard.type(", later");
  await expect(field).toHaveValue("not now, later");
});

test("a note is written by keyboard while watching, found again on its page, and links to its second", {
  tag: "@narrow-nightly",
}, async ({ page, signIn }) => {
  test.slow();
  await signIn("pro");
  await page.goto("/?search=swell+under+a+low+sun");
  await cards(page, film).getByRole("link", { name: film, exact: true }).press("Enter");
  const video = page.locator("video");
  await expectPlaying(video);
  // In slow motion, so that the seventh and eighth second last on any machine.
  await video.evaluate(async (element: HTMLVideoElement) => {
    element.playbackRate = 0.1;
    const seeked = new Promise((resolve) => element.addEventListener("seeked", resolve, { once: true }));
    element.currentTime = 7.2;
    await seeked;
    // The player reads the time from this event.
    await new Promise((resolve) => element.addEventListener("timeupdate", resolve, { once: true }));
  });
  const paused = () => video.evaluate((element: HTMLVideoElement) => element.paused);
  await page.keyboard.press("n");
  const field = page.getByRole("textbox", { name: /^Note at [78] seconds$/ });
  await expect(field).toBeFocused();
  await expect.poll(paused).toBe(true);
  await page.keyboard.press("Escape");
  await expect(field).toBeHidden();
  await expect.poll(paused).toBe(false);
  await page.keyboard.press("n");
  await page.keyboard.type(`${words} k f m`);
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").getByText("Note saved")).toBeAttached();
  await expect(field).toBeHidden();
  await expect.poll(paused).toBe(false);
  await page.keyboard.press("k");
  await expect.poll(paused).toBe(true);
  await video.evaluate((element: HTMLVideoElement) => {
    element.currentTime = 15;
  });

  const marks = page.getByRole("toolbar", { name: "Marks on the timeline" }).getByRole("button");
  const mark = marks.and(page.getByRole("button", { name: /^Note/ }));
  await expect(mark).toHaveAccessibleName(new RegExp(`^Note at \\d+ seconds: ${words}`));
  await tabTo(page, marks.first());
  await arrowTo(page, mark);
  await page.keyboard.press("Enter");
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeLessThan(9);

  await page.getByRole("tab", { name: "Notes" }).press("Enter");
  await expect(page.getByRole("list", { name: "Notes about this video" }).getByText(words)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "All your notes" }).press("Enter");

  await page.getByRole("searchbox", { name: "Search your notes" }).fill("swell turns");
  await expect(page).toHaveURL(/\/notes\?search=swell\+turns$/);
  const about = page.getByRole("region", { name: film, exact: true });
  await expect(about.getByText(words)).toBeVisible();
  await expectAccessible(page);
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export all notes as Markdown" }).click();
  const file = await readFile(await (await saved).path(), "utf8");
  expect(file).toMatch(new RegExp(`\\(http://[^)]+/watch/\\d+\\?t=[78]\\) ${words}`));

  await about.getByRole("link", { name: /play from \d+ seconds/ }).click();
  await expect(page).toHaveURL(/\/watch\/\d+\?t=[78]$/);
  await expectPlaying(video);
  expect(await video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThanOrEqual(7);
});

for (const touch of [true, false]) {
  test.describe(touch ? "without a keyboard" : "with a keyboard", () => {
    test.use({ hasTouch: touch, isMobile: touch });

    test("the empty page of notes says how to write one", { tag: "@nightly" }, async ({ page, signIn }) => {
      await signIn("free");
      await page.goto("/notes");
      await expect(page.getByRole("heading", { name: "No notes yet" })).toBeVisible();
      await expect(page.getByText(/^Open a video by its title, tap/)).toBeVisible({ visible: touch });
      await expect(page.getByText(/^Open a video by its title, press N/)).toBeVisible({ visible: !touch });
    });
  });
}
