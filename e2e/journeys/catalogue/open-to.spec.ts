import { expect, test } from "#support/fixtures.ts";
import { makeVideo, removeVideo } from "#support/library.ts";
import { expectAccessible } from "#support/look/accessibility.ts";
import { expectPlaying, toast } from "#support/moves.ts";
import { account, logIn } from "#support/people/accounts.ts";

test("a superuser opens a video to everyone, and a visitor plays it", { tag: "@narrow-nightly" }, async ({
  page,
  browser,
  request,
  signIn,
  baseURL,
}) => {
  const api = { request, superuser: await logIn(request, account("superuser")) };
  const title = "A film for everyone";
  const id = await makeVideo(api, title, `${baseURL}/demo/clips/tides.mp4`);
  const visitor = await (await browser.newContext({ baseURL: baseURL ?? "" })).newPage();
  await visitor.goto(`/watch/${id}`);
  await expect(visitor.getByText("For members")).toBeVisible();

  await signIn(account("superuser"));
  await page.goto(`/admin/videos/${id}`);
  await page.getByLabel("Open to").selectOption("Everyone, without an account");
  await page.getByRole("button", { name: "Save", exact: true }).first().click();
  await expect(toast(page, "Video saved")).toBeVisible();

  await visitor.reload();
  await expect(visitor.getByText("Free to watch")).toBeVisible();
  await visitor.getByRole("button", { name: `Play ${title}` }).click();
  await expectPlaying(visitor.locator("video"));
  await expectAccessible(visitor, "an open video that plays");
  await removeVideo(api, id);
});
