import { readFile } from "node:fs/promises";
import { expect, test } from "#support/fixtures.ts";
import { tabTo } from "#support/keys.ts";
import { expectAccessible, expectNoSidewaysScrolling } from "#support/look/accessibility.ts";
import { widths } from "#support/look/widths.ts";
import { expectPlaying, goTo, playButton } from "#support/moves.ts";
import { authorization } from "#support/people/accounts.ts";
import { newWord } from "#support/people/words.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const today = () => new Date().toISOString().slice(0, 10);

test("plays and searches without results show up in the figures: as charts, tables and files", {
  tag: "@nightly",
}, async ({ page, api, signIn }) => {
  test.slow();
  const session = await signIn("pro");
  const from = today();
  const figures = async <T>(path: string): Promise<T> => {
    // The day may change during the test.
    const query = new URLSearchParams({ from, to: today() });
    const response = await api.request.get(`/api/admin/v1/figures/${path}?${query}`, {
      headers: authorization(api.superuser),
    });
    return response.json();
  };
  const watched = async () =>
    (await figures<{ period: { total: { plays: number; seconds: number } } }>("")).period.total;
  const before = await watched();
  const words = `nothing like ${newWord()}`;
  await page.goto(`/?${new URLSearchParams({ search: words })}`);
  await expect(page.getByRole("heading", { name: "No videos found" })).toBeVisible();
  for (let again = 0; again < 2; again++) {
    const search = new URLSearchParams({ search: words });
    const response = await api.request.get(`/api/category/v1/video/?${search}`, { headers: authorization(session) });
    expect(response.ok()).toBe(true);
  }
  await page.goto("/?search=tides");
  const reported = page.waitForResponse((response) => response.url().includes("/watch/videos/"));
  await playButton(page, "Tides").click();
  await expectPlaying(page.locator("video"));
  expect((await reported).status()).toBe(204);
  const more = page.waitForResponse((response) => response.url().includes("/watch/videos/"));
  await expect
    .poll(() => page.locator("video").evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(7);
  await page.getByRole("button", { name: "Close player" }).click();
  expect((await more).status()).toBe(204);

  const after = await watched();
  expect(after.plays).toBeGreaterThanOrEqual(before.plays + 1);
  expect(after.seconds).toBeGreaterThanOrEqual(before.seconds + 5);

  await goTo(page, "Figures");
  await expect(page.getByRole("heading", { level: 1, name: "Figures" })).toBeVisible();
  await expect(page.getByRole("term").filter({ hasText: "Monthly recurring revenue" })).toBeVisible();
  await expect(page.getByRole("table", { name: "Searches that found nothing" })).toContainText(words);
  await expect(page.getByRole("region", { name: "Minutes watched" }).locator("svg").first()).toBeVisible();

  // By keyboard: a shorter period, the table below a chart, its CSV file.
  await tabTo(page, page.getByLabel("Period"));
  await page.keyboard.press("ArrowUp");
  await expect(page).toHaveURL(/range=7/);
  await tabTo(page, page.getByText("Plays as a table"));
  await page.keyboard.press("Enter");
  const table = page.getByRole("table", { name: "Plays by day" });
  await expect(table.getByRole("row")).toHaveCount(8);
  const file = page.getByRole("button", { name: "CSV of Searches that found nothing" });
  await tabTo(page, file);
  const downloading = page.waitForEvent("download");
  await page.keyboard.press("Enter");
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^searches-\d{4}-\d\d-\d\d-to-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await download.path(), "utf8");
  expect(text).toContain(`\r\n${words},`);
  await expect(file).toBeFocused();

  await page.getByLabel("Period").selectOption("Custom");
  const ranked = page.waitForResponse((response) => response.url().includes(`/figures/videos/?from=${from}`));
  await page.getByLabel("From").fill(from);
  await expect(page).toHaveURL(/from=/);
  await expect(table.getByRole("row")).toHaveCount(2);
  const [top]: { title: string }[] = await (await ranked).json();
  await expect(page.getByRole("table", { name: "Top videos" }).getByRole("row").nth(1)).toContainText(
    String(top?.title),
  );
  await expectNoSidewaysScrolling(page);

  // The widest table, in the language with the longest headings.
  await page.setViewportSize(widths.narrow);
  await page.goto("/admin/figures?lang=de");
  await page.getByText("Umsatz als Tabelle", { exact: true }).click();
  await expect(page.getByRole("table", { name: "Umsatz nach Tag" })).toBeVisible();
  await expectNoSidewaysScrolling(page);
  await expectAccessible(page, "a table of figures");
});
