import type { Page } from "@playwright/test";
import { expect, test } from "#support/fixtures.ts";
import { cards, loadedCards } from "#support/moves.ts";

/** The journey's member looks at four pages of videos. */
async function showMany(page: Page): Promise<void> {
  await page.goto("/");
  for (let pages = 2; pages <= 4; pages++) {
    await page.getByRole("button", { name: "Load More" }).click();
    await expect.poll(() => loadedCards(page)).toBe(12 * pages);
  }
}

/** The position of each card on the screen, in pixels. */
const onScreen = (page: Page) =>
  cards(page).evaluateAll((all) =>
    all
      .map((card) => ({ title: card.querySelector("h2")?.textContent, top: card.getBoundingClientRect().top }))
      .filter(({ top }) => top >= 0 && top < innerHeight),
  );

const scrollTo = (page: Page, card: number) =>
  page.evaluate((share) => window.scrollTo(0, document.documentElement.scrollHeight * share), card / 48);

test.describe("a long list", () => {
  test("renders only the cards near the screen, and Back restores the exact position", {
    tag: "@narrow-nightly",
  }, async ({ page, signIn }) => {
    await signIn("pro");
    await showMany(page);
    await scrollTo(page, 24);
    await expect.poll(async () => (await onScreen(page)).length).toBeGreaterThan(0);
    await expect.poll(() => cards(page).count()).toBeLessThan(48);
    const before = await onScreen(page);
    const at = await page.evaluate(() => scrollY);

    await page
      .locator('#videos a[href*="category="]')
      .filter({ visible: true })
      .evaluateAll((links) => {
        const near = links.find((link) => link.getBoundingClientRect().top > 100);
        if (near instanceof HTMLElement) near.click();
      });
    await expect(page).toHaveURL(/category=/);
    await expect(page.getByRole("heading", { name: "All videos" })).toHaveCount(0);
    await page.goBack();
    await expect(page.getByRole("heading", { name: "All videos" })).toBeAttached();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(at);
    await expect.poll(() => onScreen(page)).toEqual(before);
  });

  test("keeps the focused card, and Tab reaches every card", { tag: "@nightly" }, async ({ page, signIn }) => {
    await signIn("pro");
    await showMany(page);
    const plays = page.locator("#videos").getByRole("button", { name: /^Play / });
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(cards(page).first()).toHaveAttribute("aria-posinset", "1");
    const first = plays.first();
    await first.focus();
    const title = await first.getAttribute("aria-label");
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(cards(page).last()).toHaveAttribute("aria-posinset", "48");
    await expect(page.locator("#videos").getByRole("button", { name: title ?? "", exact: true })).toBeFocused();

    const places = new Set<string>();
    for (let card = 1; card <= 48; card++) {
      const place = await page.evaluate(() => document.activeElement?.closest("li")?.ariaPosInSet ?? "none");
      places.add(place);
      // Each card has three tab stops.
      for (let stop = 1; stop <= 3; stop++) await page.keyboard.press("Tab");
    }
    expect([...places]).toEqual(Array.from({ length: 48 }, (_, index) => String(index + 1)));
    await expect(page.getByRole("button", { name: "Load More" })).toBeFocused();
  });
});
