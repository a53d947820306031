import type { APIRequestContext, Page } from "@playwright/test";
import sharp from "sharp";
import { expect, test } from "#support/fixtures.ts";
import { tabTo } from "#support/keys.ts";
import { makeVideo, picture, removeVideo } from "#support/library.ts";
import { expectAccessible } from "#support/look/accessibility.ts";
import { toast } from "#support/moves.ts";
import { authorization, type Session } from "#support/people/accounts.ts";
import { newWord } from "#support/people/words.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** A tall picture: the upper half red, the lower half blue. */
async function tall() {
  const lower = await sharp({ create: { width: 600, height: 600, channels: 3, background: "#0000d0" } })
    .png()
    .toBuffer();
  const buffer = await sharp({ create: { width: 600, height: 1200, channels: 3, background: "#d00000" } })
    .composite([{ input: lower, top: 600, left: 0 }])
    .png()
    .toBuffer();
  return { name: "tall.png", mimeType: "image/png", buffer };
}

/** The mean red and blue of the stored picture. */
async function colours(request: APIRequestContext, session: Session, id: number) {
  const response = await request.get(`/api/category/v1/video/${id}/`, { headers: authorization(session) });
  const { videos_thumbnail }: { videos_thumbnail: string } = await response.json();
  const { channels } = await sharp(await (await request.get(videos_thumbnail)).body()).stats();
  const [red, , blue] = channels;
  return { red: red?.mean ?? 0, blue: blue?.mean ?? 0 };
}

const field = (page: Page) => page.getByLabel("Video Thumbnail");

test("a picture is cropped to 16:9 by keyboard, and the crop is what is stored", { tag: "@nightly" }, async ({
  page,
  api,
  signIn,
}) => {
  test.slow();
  const title = `Journey to cut ${newWord()}`;
  const id = await makeVideo(api, title);
  await signIn("pro");
  await page.goto(`/admin/videos/${id}`);
  await field(page).setInputFiles(await tall());
  const cutButton = page.getByRole("button", { name: "Crop the picture" });
  await tabTo(page, cutButton);
  await page.keyboard.press("Enter");
  const cutting = page.getByRole("group", { name: "Crop the picture" });
  await expect(cutting).toBeFocused();
  await tabTo(page, cutting.getByRole("group", { name: /arrow keys/ }));
  for (let press = 0; press < 60; press++) await page.keyboard.press("ArrowUp");
  await tabTo(page, cutting.getByRole("slider", { name: "Zoom" }));
  await page.keyboard.press("ArrowRight");
  await expectAccessible(page);

  // An open crop editor blocks saving.
  await page.getByRole("button", { name: "Save" }).click();
  await expect(cutting).toBeVisible();
  await expect(toast(page, "Video saved")).toHaveCount(0);
  await cutting.getByRole("button", { name: "Use picture" }).focus();
  await page.keyboard.press("Enter");
  await expect(cutting).toHaveCount(0);
  await expect(cutButton).toBeFocused();
  await tabTo(page, page.getByRole("button", { name: "Save" }));
  await page.keyboard.press("Enter");
  await expect(toast(page, "Video saved")).toBeVisible();
  const { red, blue } = await colours(api.request, api.superuser, id);
  expect(blue).toBeGreaterThan(150);
  expect(red).toBeLessThan(40);
  await removeVideo(api, id);
});

test("a category's picture is cropped with the mouse, or sent uncropped after all", { tag: "@nightly" }, async ({
  page,
  signIn,
}) => {
  await signIn("pro");
  await page.goto("/admin/dashboard");
  await page.getByRole("button", { name: "Add Category" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Category Thumbnail").setInputFiles(await picture("#1b854f", 900, 900));
  await dialog.getByRole("button", { name: "Crop the picture" }).click();
  const stage = dialog.getByRole("group", { name: /arrow keys/ });
  await stage.hover();
  await page.mouse.down();
  await page.mouse.move(10, 10);
  await page.mouse.up();
  await dialog.getByRole("button", { name: "Use picture" }).click();
  await expect(dialog.getByRole("button", { name: "Crop the picture" })).toBeFocused();
  const chosen = () =>
    dialog
      .getByLabel("Category Thumbnail")
      .evaluate((input) => (input instanceof HTMLInputElement ? input.files?.[0]?.name : undefined));
  await expect.poll(chosen).toBe("picture.webp");
  await dialog.getByRole("button", { name: "Crop the picture" }).click();
  await dialog.getByRole("group", { name: "Crop the picture" }).getByRole("button", { name: "Cancel" }).click();
  await dialog.getByLabel("Category Thumbnail").setInputFiles(await picture("#1b854f"));
  await expect.poll(chosen).toBe("picture.png");
});
