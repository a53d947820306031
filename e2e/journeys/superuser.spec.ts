import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { authorization } from "#accounts.ts";
import { expect, test } from "#fixtures.ts";
import { cards, toast } from "#moves.ts";

test("a superuser deletes a video after being asked by name", async ({ page, api, signIn }) => {
  const headers = authorization(api.superuser);
  const title = `Journey to delete ${randomBytes(6).toString("hex").replaceAll(/\d/g, "x")}`;
  const picture = {
    name: "picture.png",
    mimeType: "image/png",
    buffer: await sharp({ create: { width: 640, height: 360, channels: 3, background: "#373bc6" } })
      .png()
      .toBuffer(),
  };
  const category: { id: number } = await (
    await api.request.post("/api/category/v1/categories/", {
      headers,
      multipart: { name: title, category_thumbnail: picture },
    })
  ).json();
  const created = await api.request.post("/api/category/v1/video/", {
    headers,
    multipart: {
      title,
      description: "Here for a moment.",
      category: String(category.id),
      youtube_video_link: "https://example.org/journey.mp4",
      video_oid: "journey",
      videos_thumbnail: picture,
    },
  });
  expect(created.status()).toBe(201);

  await signIn("pro");
  await page.goto(`/?${new URLSearchParams({ search: title })}`);
  await expect(cards(page, title)).toBeVisible();
  const button = page.getByRole("button", { name: `Delete ${title}` });
  const dialog = page.getByRole("dialog");

  await button.click();
  await expect(dialog).toContainText(title);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
  await expect(cards(page, title)).toBeVisible();

  await button.click();
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(toast(page, "Video deleted successfully")).toBeVisible();
  await expect(cards(page, title)).toHaveCount(0);
  await expect(dialog).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("heading", { name: "No videos found" })).toBeVisible();

  await api.request.delete(`/api/category/v1/categories/${category.id}/`, { headers });
});

test("a delete that fails leaves the card, with the reason", async ({ page, signIn, allowMessage }) => {
  allowMessage(/status of 500/);
  const message = "The projector stumbled.";
  await signIn("pro");
  await page.goto("/?search=swell+under+a+low+sun");
  await page.route("**/api/category/v1/video/*/", (route) =>
    route.fulfill({ status: 500, json: { message, code: "internal" } }),
  );
  await page.getByRole("button", { name: "Delete Tides" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(toast(page, message)).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(cards(page, "Tides")).toBeVisible();
});
