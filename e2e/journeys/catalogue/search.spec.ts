import { expect, test } from "#support/fixtures.ts";
import { tabTo, tabToSearch } from "#support/keys.ts";
import { makeVideo, removeVideo } from "#support/library.ts";
import { expectAccessible, expectNoSidewaysScrolling } from "#support/look/accessibility.ts";
import { appStarted, expectPlaying, searchField } from "#support/moves.ts";
import { authorization } from "#support/people/accounts.ts";
import { newWord } from "#support/people/words.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("words spoken across two captions are found by keyboard, and link to their second", {
  tag: "@narrow-nightly",
}, async ({ page, api, signIn, wide }) => {
  test.slow();
  const word = newWord();
  const headers = authorization(api.superuser);
  const found = await api.request.get("/api/category/v1/video/?search=swell+under+a+low+sun", { headers });
  const { youtube_video_link: clip } = (await found.json()).results[0];
  const id = await makeVideo(api, `Harbour of ${word}`, `${clip}?${word}`);
  const cues = ["00:01.000 --> 00:04.000\nNothing yet.", `00:06.500 --> 00:09.000\nThe keeper of ${word}`];
  const vtt = ["WEBVTT", ...cues, "00:09.000 --> 00:12.000\nrows home at dusk."].join("\n\n");
  const file = { name: "a.vtt", mimeType: "text/vtt", buffer: Buffer.from(vtt) };
  const multipart = { language: "en", kind: "captions", file };
  const kept = await api.request.post(`/api/category/v1/video/${id}/captions/`, { headers, multipart });
  expect(kept.status()).toBe(201);

  await signIn("pro");
  await page.goto("/");
  await appStarted(page);
  const field = searchField(page);
  await tabToSearch(page, wide);
  await page.keyboard.type(`harbour of ${word.slice(0, -2)}`);
  const suggestion = page.getByRole("option", { name: `Harbour of ${word} Video` });
  await suggestion.waitFor();
  await page.keyboard.press("Escape");
  await expect(suggestion).toHaveCount(0);
  await field.fill(`${word} rows`);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/search?q=${word}+rows`);
  const line = page.getByRole("link", { name: /at 6 seconds$/ });
  await expect(line.locator("mark")).toHaveText([word, "rows"]);
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  await tabTo(page, line);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/watch/${id}?t=6`);
  const video = page.locator("video");
  await expectPlaying(video);
  expect(await video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThanOrEqual(6);
  // Otherwise it would report the position of a deleted video.
  await page.close();
  await removeVideo(api, id);
});
