import type { Page } from "@playwright/test";
import { expect, test } from "#support/fixtures.ts";
import { tabTo } from "#support/keys.ts";
import { makeVideo, removeVideo } from "#support/library.ts";
import { expectAccessible } from "#support/look/accessibility.ts";
import { goTo, toast } from "#support/moves.ts";
import { authorization } from "#support/people/accounts.ts";
import { newWord } from "#support/people/words.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

type Api = Parameters<typeof makeVideo>[0];

const row = (page: Page, title: string) => page.getByRole("row").filter({ hasText: title });
const kind = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "What's wrong" }).getByRole("link", { name });

/** Creates a video for one test and changes it as a superuser. */
async function make(api: Api, title: string, change: object): Promise<number> {
  const id = await makeVideo(api, title);
  const headers = authorization(api.superuser);
  expect((await api.request.patch(`/api/category/v1/video/${id}/`, { headers, data: change })).status()).toBe(200);
  return id;
}

test("a dead video is found, rechecked, deleted, restored and repaired with another URL", { tag: "@nightly" }, async ({
  page,
  api,
  signIn,
}) => {
  // Checks the whole library; some hosts answer slowly.
  test.setTimeout(270_000);
  const title = `A film that died ${newWord()}`;
  const id = await make(api, title, { youtube_video_link: "https://youtu.be/gone_______" });
  await signIn("pro");
  await page.goto("/");
  await goTo(page, "Check");
  await page.getByRole("button", { name: "Check now" }).click();
  await expect(row(page, title)).toContainText("YouTube has no such video, or no longer has it.", { timeout: 180_000 });
  await expect(page.getByText("Providers were last asked on")).toBeVisible();
  await expectAccessible(page);
  await row(page, title).getByRole("button", { name: "Check again" }).click();
  await expect(toast(page, "YouTube has no such video")).toBeVisible();

  await row(page, title).getByRole("button", { name: "Delete" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(title);
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(row(page, title)).toHaveCount(0);
  await toast(page, "1 video deleted").getByRole("button", { name: "Undo" }).click();
  await expect(row(page, title)).toBeVisible();

  await row(page, title)
    .getByRole("link", { name: `Edit ${title}` })
    .click();
  await page.getByLabel("Source").fill("https://youtu.be/alive______");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Video check" })).toBeVisible();
  await expect(row(page, title)).toHaveCount(0);
  await removeVideo(api, id);
});

test("a superuser fills in a category and a provider's description by keyboard", { tag: "@nightly" }, async ({
  page,
  api,
  signIn,
}) => {
  test.slow();
  const word = newWord();
  const homeless = await makeVideo(api, `Homeless ${word}`);
  const headers = authorization(api.superuser);
  await api.request.patch("/api/admin/v1/videos/", { headers, data: { videos: [{ id: homeless, category: null }] } });
  const silent = await make(api, `Silent ${word}`, {
    ...{ description: "", youtube_video_link: `https://vimeo.com/${Date.now()}` },
  });
  await signIn("pro");
  await page.goto("/admin/health");

  await tabTo(page, kind(page, "Without category"));
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("button", { name: `Choose category: Homeless ${word}` }));
  await page.keyboard.press("Enter");
  const category = page.getByRole("dialog").getByLabel("Category");
  await expect(category).toBeFocused();
  await category.selectOption("Music");
  await tabTo(page, page.getByRole("dialog").getByRole("button", { name: "Move" }));
  await page.keyboard.press("Enter");
  await expect(toast(page, "1 video moved to Music")).toBeVisible();
  await expect(row(page, `Homeless ${word}`)).toHaveCount(0);

  await tabTo(page, kind(page, "Without description"));
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("button", { name: `Use the provider’s description: Silent ${word}` }));
  await page.keyboard.press("Enter");
  await expect(toast(page, `“Silent ${word}” now has its description`)).toBeVisible();
  await expect(row(page, `Silent ${word}`)).toHaveCount(0);
  await expect(page.getByRole("main")).toBeFocused();
  for (const id of [homeless, silent]) await removeVideo(api, id);
});

test("duplicates are listed together until one of them is deleted", { tag: "@nightly" }, async ({
  page,
  api,
  signIn,
}) => {
  const word = newWord();
  const address = { youtube_video_link: `https://example.org/${word}.mpd` };
  const ids = [await make(api, `First ${word}`, address), await make(api, `Second ${word}`, address)];
  await signIn("pro");
  await page.goto("/admin/health?kind=duplicate");
  await expect(page.getByText(`The same video as “Second ${word}”.`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: `Delete Second ${word}` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(row(page, word)).toHaveCount(0);
  await removeVideo(api, ids[0] ?? 0);
});
