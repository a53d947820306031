import { expect, test } from "#support/fixtures.ts";
import { tabTo } from "#support/keys.ts";
import { expectAccessible } from "#support/look/accessibility.ts";
import { cards, goTo, toast } from "#support/moves.ts";
import { newWord } from "#support/people/words.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("a URL fills in the form by keyboard, and its still becomes the picture", { tag: "@nightly" }, async ({
  page,
  signIn,
}) => {
  test.slow();
  const id = newWord();
  await signIn("pro");
  await page.goto("/admin/dashboard");
  const form = page.getByRole("form", { name: "Create New Video" });
  await tabTo(page, form.getByLabel("Source"));
  await page.keyboard.insertText(`https://youtu.be/${id}?si=shared`);
  await expect(form.getByLabel("Title")).toHaveValue(`The film ${id}`);
  await expect(form.getByLabel("Oid")).toHaveValue(id);
  await expectAccessible(page);
  await tabTo(page, form.getByRole("button", { name: "Use this picture" }));
  await page.keyboard.press("Enter");
  const picture = form.getByLabel("Video Thumbnail");
  await expect.poll(() => picture.evaluate((input: HTMLInputElement) => input.files?.length)).toBe(1);
  await form.getByRole("combobox", { name: "Category" }).selectOption("Nature");
  await form.getByRole("button", { name: "Create Video" }).click();
  await expect(toast(page, "Video created")).toBeVisible();
  await expect(form.getByLabel("Title")).toHaveValue("");
  await expect(form.getByLabel("Source")).toHaveValue("");

  await goTo(page, "Home");
  const card = cards(page, `The film ${id}`);
  await expect(card.locator("img").first()).toHaveAttribute("src", /\/media\//);
  await card.getByRole("button", { name: /^Delete / }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(toast(page, "Video deleted successfully")).toBeVisible();
});

test("a video that would not play is reported while typing", { tag: "@nightly" }, async ({
  page,
  signIn,
  allowMessage,
}) => {
  allowMessage(/status of 400/);
  await signIn("pro");
  await page.goto("/admin/dashboard");
  const form = page.getByRole("form", { name: "Create New Video" });
  const source = form.getByLabel("Source");
  for (const [address, words] of [
    ["https://youtu.be/gone_______", "YouTube has no such video, or no longer has it."],
    ["https://youtu.be/private____", "This video is private at YouTube"],
    ["https://youtu.be/noembed____", "doesn't allow it to be played outside YouTube"],
    ["http://10.0.0.1/film.mp4", "on a private network"],
    ["https://example.com/", "This can't be played."],
  ] as const) {
    await source.fill(address);
    await expect(form.getByText(words)).toBeVisible();
  }
  await source.fill("https://youtu.be/gone_______");
  await expect(form.getByText("YouTube has no such video")).toBeVisible();
  await expectAccessible(page);
});
