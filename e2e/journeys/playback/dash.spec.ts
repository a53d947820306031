import { expect, test } from "#support/fixtures.ts";
import { makeVideo, removeVideo } from "#support/library.ts";
import { expectPlaying, keepPlaying, openPanel } from "#support/moves.ts";
import { newWord } from "#support/people/words.ts";

test("a DASH stream plays, in the quality that its viewer chooses", async ({ page, api, signIn, baseURL }) => {
  test.slow();
  const name = `Streamed ${newWord()}`;
  const id = await makeVideo(api, name, `${baseURL}/demo/clips/northern-nocturne/manifest.mpd`);
  await signIn("pro");
  await page.goto(`/watch/${id}`);
  await page.getByRole("button", { name: `Play ${name}` }).click();
  const video = page.locator("video");
  await expectPlaying(video);
  await keepPlaying(video);
  const settings = await openPanel(page, "Settings");
  for (const height of [360, 720]) {
    await settings.getByRole("radio", { name: `${height}p` }).press("Space");
    await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.videoHeight)).toBe(height);
  }
  await page.goto("/");
  await removeVideo(api, id);
});
