import type { Page } from "@playwright/test";
import { fakeEmbeds } from "#peers/embeds.ts";
import { expect, test } from "#support/fixtures.ts";
import { makeVideo, removeVideo } from "#support/library.ts";
import { expectAccessible } from "#support/look/accessibility.ts";
import { openPanel } from "#support/moves.ts";
import { authorization } from "#support/people/accounts.ts";
import { newWord } from "#support/people/words.ts";

const said = "The tide table is wrong";
/** The first caption spans the time at which the test looks. */
const captions = `WEBVTT\n\n00:00.000 --> 00:59.000\n${said}\n\n00:12.000 --> 00:23.000\nand nobody minds\n`;
const chapters = "WEBVTT\n\n00:00.000 --> 00:12.000\nLow water\n\n00:12.000 --> 00:24.000\nHigh water\n";
const file = (name: string, text: string) => ({ name, mimeType: "text/vtt", buffer: Buffer.from(text) });

const over = (page: Page) => page.locator(".vds-captions").getByText(said);

test("captions and chapters are uploaded, read next to the video, shown over it, and used to seek, by keyboard", {
  tag: ["@narrow", "@nightly"],
}, async ({ page, api, signIn, baseURL }) => {
  test.slow();
  const id = await makeVideo(api, `Harbour ${newWord()}`, `${baseURL}/demo/clips/tides.mp4`);
  await signIn("pro");
  await page.goto(`/admin/videos/${id}`);
  const chooser = page.waitForEvent("filechooser");
  await page.getByLabel("Caption files").press("Enter");
  await (await chooser).setFiles([file("harbour.en.vtt", captions), file("parts.en.vtt", chapters)]);
  await page.getByLabel("Kind of parts.en.vtt").selectOption("Chapters");
  await page.getByRole("button", { name: "Upload 2 files" }).press("Enter");
  await expect(page.getByText("Added: English, 2 cues.")).toHaveCount(2);
  await expect(page.getByText("From the chapter file.")).toBeVisible();
  await expectAccessible(page);

  await page.goto(`/watch/${id}`);
  await page.getByRole("button", { name: /^Play Harbour/ }).press("Enter");
  const video = page.locator("video");
  const at = () => video.evaluate((element: HTMLVideoElement) => element.currentTime);
  await expect.poll(at).toBeGreaterThan(0);
  // The player takes over what plays already.
  await expect(page.locator("[data-media-player][data-can-play]")).toBeVisible();
  await page.keyboard.press("c");
  await expect(over(page)).toBeVisible();
  await page.keyboard.press("k");

  await page.getByRole("tab", { name: "Transcript" }).press("Enter");
  const lines = page.getByRole("region", { name: "Transcript" });
  await expect(lines.getByRole("listitem")).toHaveText([`0:00 ${said}`, "0:12 and nobody minds"]);
  await expectAccessible(page);
  await lines.getByRole("button", { name: "0:12 and nobody minds" }).press("Enter");
  await expect.poll(at).toBeGreaterThanOrEqual(12);
  await page.keyboard.press("k");

  await page.getByRole("tab", { name: "Chapters" }).press("Enter");
  const list = page.getByRole("list", { name: "Chapters" });
  await expect(list.getByRole("button", { name: "0:12 High water" })).toHaveAttribute("aria-current", "true");
  await expectAccessible(page);
  await list.getByRole("button", { name: "0:00 Low water" }).press("Enter");
  await expect.poll(at).toBeLessThan(12);
  await expect(list.getByRole("button", { name: "0:00 Low water" })).toHaveAttribute("aria-current", "true");
  await page.keyboard.press(".");
  await expect.poll(at).toBeGreaterThanOrEqual(12);
  await expect(page.getByRole("status").getByText("Chapter: High water")).toBeAttached();
  await page.goto("/");
  await removeVideo(api, id);
});

test("language and look of captions, and the speed, are set by keyboard, in accessible panels", {
  tag: "@nightly",
}, async ({ page, signIn }) => {
  test.slow();
  await signIn("pro");
  await page.goto("/?search=swell+under+a+low+sun");
  await page.getByRole("link", { name: "Tides", exact: true }).press("Enter");
  const video = page.locator("video");
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0);
  await page.keyboard.press("k");
  const captions = await openPanel(page, "Captions");
  await expect(captions.getByRole("radio", { name: "Off" })).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(captions.getByRole("group", { name: "Captions" }).getByRole("radio").nth(-2)).toBeChecked();
  await captions.getByRole("radio", { name: "Largest" }).press("Space");
  await expect(page.locator(".vds-captions")).toHaveCSS("--media-user-font-size", "2");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(captions).toBeHidden();
  await expect(page.getByRole("button", { name: "Captions", exact: true })).toBeFocused();

  const settings = await openPanel(page, "Settings");
  await expect(settings.getByRole("radio", { name: "1×", exact: true })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.playbackRate)).toBe(1.25);
  await expectAccessible(page);
});

const sources = {
  "a file": (base: string) => `${base}/demo/clips/tides.mp4`,
  "a stream": (base: string) => `${base}/demo/clips/northern-nocturne/master.m3u8`,
  YouTube: () => "https://www.youtube.com/watch?v=aqz-KE-bpKQ",
  Vimeo: () => "https://vimeo.com/1084537",
};
for (const [source, addressIn] of Object.entries(sources)) {
  test(`captions are shown over ${source}`, {
    tag: source === "a file" ? "@narrow-nightly" : ["@narrow", "@nightly"],
  }, async ({ page, api, signIn, baseURL, allowMessage }) => {
    allowMessage(/request to another host: https:\/\/(www\.youtube-nocookie\.com|player\.vimeo\.com|vimeo\.com)\//);
    await fakeEmbeds(page);
    const id = await makeVideo(api, `Said ${newWord()}`, addressIn(baseURL ?? ""));
    const headers = authorization(api.superuser);
    const added = await api.request.post(`/api/category/v1/video/${id}/captions/`, {
      headers,
      multipart: { language: "en", kind: "subtitles", file: file("said.en.vtt", captions) },
    });
    expect(added.status()).toBe(201);
    await signIn("pro");
    if (source === "Vimeo") {
      // The content security policy includes a new provider within a second.
      const policy = async () => (await page.request.get("/")).headers()["content-security-policy"];
      await expect.poll(policy).toContain("https://vimeo.com");
    }
    await page.goto(`/watch/${id}`);
    await page.getByRole("button", { name: /^Play Said/ }).click();
    // Not by its clock, which stops while the controls are hidden.
    await expect(page.locator("[data-media-player][data-started]")).toBeVisible();
    await page.keyboard.press("c");
    await expect(over(page)).toBeVisible();
    // No player shows it any more when it is deleted.
    await page.goto("/");
    await removeVideo(api, id);
  });
}
