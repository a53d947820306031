import type { Page } from "@playwright/test";
import { expect, test } from "#support/fixtures.ts";
import { tabTo } from "#support/keys.ts";
import { makeVideo, removeVideo } from "#support/library.ts";
import { expectAccessible } from "#support/look/accessibility.ts";
import { expectPlaying, toast, toItsEnd } from "#support/moves.ts";
import { account, authorization } from "#support/people/accounts.ts";
import { newWord } from "#support/people/words.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

type Api = Parameters<typeof makeVideo>[0];

/** Creates three videos that play a clip of the demo. */
async function makeClips(api: Api, word: string) {
  const headers = authorization(api.superuser);
  const found = await api.request.get("/api/category/v1/video/?search=swell+under+a+low+sun", { headers });
  const { youtube_video_link: clip } = (await found.json()).results[0];
  const titles = ["One", "Two", "Three"].map((name) => `${name} of ${word}`);
  const ids: number[] = [];
  for (const title of titles) {
    const id = await makeVideo(api, title);
    const data = { youtube_video_link: `${clip}?${title.slice(0, 3)}${word}` };
    expect((await api.request.patch(`/api/category/v1/video/${id}/`, { headers, data })).status()).toBe(200);
    ids.push(id);
  }
  return { titles, ids, headers };
}

const episodes = (page: Page) => page.getByRole("list", { name: "Episodes" }).getByRole("listitem");
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });

/** Waits until this order is stored. Orders are sent one by one, so the response to the previous one may come first. */
const orderStored = (page: Page, ids: readonly number[]) =>
  page.waitForResponse((response) => {
    const request = response.request();
    return request.method() === "PUT" && `${request.postDataJSON().videos}` === `${ids}`;
  });

test("a superuser creates a series and orders it by keyboard, and a member watches it to its end", {
  tag: "@nightly",
}, async ({ page, api, signIn }) => {
  test.slow();
  const word = newWord();
  const name = `Journey through ${word}`;
  const { titles, ids } = await makeClips(api, word);
  const [one = "", two = "", three = ""] = titles;
  await signIn("pro");

  await page.goto(`/admin/videos?${new URLSearchParams({ search: word })}`);
  await page.getByLabel("Select all 3 shown").check();
  await page.getByRole("button", { name: "Add to series" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Series").selectOption("A new series");
  await dialog.getByRole("textbox", { name: "Title" }).fill(name);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Add" }).click();
  await expect(toast(page, `3 videos added to ${name}`)).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: one })).toContainText(`Episode 3 of ${name}`);

  await page.goto("/admin/series");
  await page.getByRole("table", { name: "Series" }).getByRole("link", { name, exact: true }).click();
  await expect(heading(page, name)).toBeVisible();
  await expect(episodes(page)).toContainText([three, two, one]);
  await expectAccessible(page);
  await tabTo(page, page.getByRole("button", { name: `Move ${one}`, exact: true }));
  await page.keyboard.press("Space");
  await expect(page.getByText(`${one} is picked up, from place 3 of 3.`)).toBeAttached();
  for (const place of [2, 1]) {
    // A picked-up item follows the arrow keys only once the list has been measured.
    await expect(async () => {
      await page.keyboard.press("ArrowUp");
      await expect(page.getByText(`${one} is over place ${place} of 3.`)).toBeAttached({ timeout: 2000 });
    }).toPass();
  }
  await page.keyboard.press("Space");
  await expect(page.getByText(`${one} is put down at place 1 of 3.`)).toBeAttached();
  await expect(episodes(page)).toContainText([one, three, two]);
  await expect(page.getByRole("button", { name: `Move ${one}`, exact: true })).toBeFocused();
  const stored = orderStored(page, ids);
  await tabTo(page, page.getByRole("button", { name: `Move ${two} up` }));
  await page.keyboard.press("Enter");
  await expect(page.getByText(`${two} is now episode 2 of 3.`)).toBeAttached();
  await expect(page.getByRole("button", { name: `Move ${two} up` })).toBeFocused();
  expect((await stored).ok()).toBe(true);
  await page.reload();
  await expect(episodes(page)).toContainText([one, two, three]);

  await page.getByRole("link", { name: "As members see it" }).click();
  await expect(page.getByText("0 of 3 watched")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Start" }).click();
  await expect(heading(page, one)).toBeVisible();
  await toItsEnd(page);
  const next = page.getByRole("region", { name: "Next video" });
  await expect(next).toContainText(`Next: ${two}`);
  await expect(next.getByText(/^In \d+ s$/)).toBeVisible();
  await expect(heading(page, two)).toBeVisible();
  await expectPlaying(page.locator("video"));
  await expect(page.getByText(`Episode 2 of 3 of ${name}`)).toBeVisible();

  await page.getByRole("button", { name: `Next: ${three}` }).click();
  await expect(heading(page, three)).toBeVisible();
  await toItsEnd(page);
  await expect(page.getByRole("region", { name: "End of the series" })).toContainText(`You've finished ${name}`);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Show the series" }).click();
  await expect(heading(page, name)).toBeVisible();
  await expect(page.getByText("All watched")).toBeVisible();
  await expect(page.getByRole("link", { name: "Watch again" })).toBeVisible();

  for (const id of ids) await removeVideo(api, id);
});

test("an episode is dragged to another place", async ({ page, api, signIn }) => {
  const word = newWord();
  const { titles, ids, headers } = await makeClips(api, word);
  const [one = "", two = "", three = ""] = titles;
  const made = await api.request.post("/api/series/v1/series/", { headers, data: { title: `Journey by ${word}` } });
  const { id: series } = await made.json();
  const videos = ids.map((id) => ({ id, series: { id: series } }));
  expect((await api.request.patch("/api/admin/v1/videos/", { headers, data: { videos } })).status()).toBe(200);
  await signIn(account("superuser"));

  await page.goto(`/admin/series/${series}`);
  await expect(episodes(page)).toContainText([one, two, three]);
  const middleOf = async (title: string) => {
    const box = await page.getByRole("button", { name: `Move ${title}`, exact: true }).boundingBox();
    if (box === null) throw new Error(`${title} is not shown.`);
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };
  const [from, to] = [await middleOf(three), await middleOf(one)];
  const stored = orderStored(
    page,
    [2, 0, 1].map((at) => ids[at] ?? 0),
  );
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(...to, { steps: 10 });
  await expect(page.getByText(`${three} is over place 1 of 3.`)).toBeAttached();
  await page.mouse.up();
  expect((await stored).ok()).toBe(true);
  await expect(episodes(page)).toContainText([three, one, two]);
  await page.reload();
  await expect(episodes(page)).toContainText([three, one, two]);
  for (const id of ids) await removeVideo(api, id);
});

test("the next episode is offered, and no longer begins automatically once that is turned off", {
  tag: "@nightly",
}, async ({ page, api, signIn }) => {
  test.slow();
  const word = newWord();
  const { titles, ids, headers } = await makeClips(api, word);
  const [one = "", two = ""] = titles;
  const made = await api.request.post("/api/series/v1/series/", { headers, data: { title: `Journey with ${word}` } });
  const { id: series } = await made.json();
  const videos = ids.map((id) => ({ id, series: { id: series } }));
  expect((await api.request.patch("/api/admin/v1/videos/", { headers, data: { videos } })).status()).toBe(200);
  await signIn("pro");

  await page.goto(`/watch/${ids[0]}`);
  await page.getByRole("button", { name: `Play ${one}` }).click();
  await toItsEnd(page);
  const next = page.getByRole("region", { name: "Next video" });
  await expect(next).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(next).toHaveCount(0);
  await expect(heading(page, one)).toBeVisible();

  await page.keyboard.press("k");
  const replayed = page.locator("video");
  await expect.poll(() => replayed.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeLessThan(20);
  await toItsEnd(page);
  await expect(next).toBeVisible();
  const kept = page.waitForResponse(
    (response) => response.url().includes("/preferences/") && response.request().method() === "PATCH",
  );
  await next.getByRole("switch", { name: "Play the next video automatically" }).click();
  expect((await kept).ok()).toBe(true);
  await expect(next.getByText(/^In \d+ s$/)).toHaveCount(0);
  await expectAccessible(page);

  await page.reload();
  await page.getByRole("button", { name: `Play ${one}` }).click();
  await toItsEnd(page);
  await expect(next).toBeVisible();
  await expect(next.getByRole("switch")).toBeEnabled();
  await expect(next.getByText(/^In \d+ s$/)).toHaveCount(0);
  await expect(next.getByRole("switch")).not.toBeChecked();

  await page.goto("/");
  const row = page.getByRole("region", { name: "Continue watching" });
  await expect(row.getByRole("link", { name: two })).toContainText("Next episode");
  await page.goto("/profile");
  await expect(page.getByRole("switch", { name: "Play the next video automatically" })).not.toBeChecked();

  for (const id of ids) await removeVideo(api, id);
  await api.request.delete(`/api/series/v1/series/${series}/`, { headers });
});
