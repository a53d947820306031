import { expect, test } from "#support/fixtures.ts";
import { arrowTo, tabTo } from "#support/keys.ts";
import { makeVideo, picture, removeVideo } from "#support/library.ts";
import { expectAccessible } from "#support/look/accessibility.ts";
import { cards, toast } from "#support/moves.ts";
import { account } from "#support/people/accounts.ts";
import { newWord } from "#support/people/words.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("a video is edited from its card by keyboard, with a warning before changes are lost", async ({
  page,
  api,
  signIn,
}) => {
  test.slow();
  const title = `Journey to edit ${newWord()}`;
  const id = await makeVideo(api, title);
  await signIn("pro");
  await page.goto(`/?${new URLSearchParams({ search: title })}`);
  await tabTo(page, page.getByRole("button", { name: `Play ${title}` }));
  await tabTo(page, page.getByRole("button", { name: `Like ${title}, ` }));
  await arrowTo(page, page.getByRole("button", { name: `More about ${title}` }));
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("link", { name: `Edit ${title}` }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole("main")).toBeFocused();
  const form = page.getByRole("form", { name: `Edit ${title}` });
  await expect(form.getByLabel("Title")).toHaveValue(title);
  await expect(form.getByLabel("Description")).toHaveValue("Here for a moment.");
  await expect(form.getByLabel("Oid")).toHaveValue("journey");
  await expect(form.getByRole("combobox", { name: "Category" })).toHaveValue(/\d+/);
  await expect(form.getByLabel("Source")).toHaveValue("https://example.org/journey.mp4");
  await expectAccessible(page);

  await tabTo(page, form.getByLabel("Title"));
  await page.keyboard.type(`${title}, again`);
  await tabTo(page, form.getByRole("button", { name: "Cancel" }));
  await page.keyboard.press("Enter");
  const question = page.getByRole("dialog", { name: "Leave without saving?" });
  await expect(question.getByRole("button", { name: "Stay" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(question).toHaveCount(0);
  await expect(form.getByLabel("Title")).toHaveValue(`${title}, again`);

  await tabTo(page, form.getByRole("button", { name: "Save" }));
  await page.keyboard.press("Enter");
  await expect(toast(page, "Video saved")).toBeVisible();
  await expect(page).toHaveURL(/\/\?search=/);
  await expect(cards(page, `${title}, again`)).toBeVisible();
  await removeVideo(api, id);
});

test("the picture is sent only if a new one is chosen; a refused source is shown at its field", {
  tag: "@nightly",
}, async ({ page, api, signIn, allowMessage }) => {
  allowMessage(/status of 400/);
  const title = `Journey to repaint ${newWord()}`;
  const id = await makeVideo(api, title);
  await signIn("pro");
  await page.goto(`/admin/videos/${id}`);
  const form = page.getByRole("form", { name: `Edit ${title}` });
  const source = await form.locator("img").first().getAttribute("src");
  await form.getByLabel("Source").fill("https://example.org/a-page");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form.getByLabel("Source")).toHaveAttribute("aria-invalid", "true");
  await expect(form.getByText("This can't be played.")).toBeVisible();
  await form.getByLabel("Source").fill("https://example.org/other.mp4");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(toast(page, "Video saved")).toBeVisible();
  // It was opened by its URL, so there is no page to return to.
  await expect(page).toHaveURL("/");

  await page.goto(`/admin/videos/${id}`);
  await expect(form.getByLabel("Source")).toHaveValue("https://example.org/other.mp4");
  await expect(form.locator("img").first()).toHaveAttribute("src", source ?? "");
  await form.getByLabel("Video Thumbnail").setInputFiles(await picture("#d02a3a"));
  await form.getByRole("button", { name: "Save" }).click();
  await expect(page).toHaveURL("/");
  await page.goto(`/admin/videos/${id}`);
  await expect(form.locator("img").first()).not.toHaveAttribute("src", source ?? "");
  // Otherwise it might still ask for the captions and chapters of a deleted video.
  await page.close();
  await removeVideo(api, id);
});

test("a field that a new video lacks is shown below the header", { tag: "@nightly" }, async ({ page, signIn }) => {
  await signIn(account("superuser"));
  await page.goto("/admin/dashboard");
  await page.getByRole("button", { name: "Create Video" }).click();
  const title = page.getByRole("main").getByRole("textbox", { name: "Title" });
  await expect(title).toBeFocused();
  const header = (await page.getByRole("banner").boundingBox()) ?? { y: 0, height: 0 };
  await expect(async () => {
    expect((await title.boundingBox())?.y).toBeGreaterThan(header.y + header.height);
  }).toPass({ timeout: 5000 });
});
