import { fakeEmbeds } from "#peers/embeds.ts";
import { expect, test } from "#support/fixtures.ts";
import { removeVideo } from "#support/library.ts";
import { expectAccessible } from "#support/look/accessibility.ts";
import { toast } from "#support/moves.ts";
import { newWord } from "#support/people/words.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("from the dashboard, an address becomes a published video with three presses", async ({
  page,
  api,
  signIn,
  allowMessage,
}) => {
  // Opening the new video loads its player.
  allowMessage(/request to another host: https:\/\/www\.youtube-nocookie\.com\//);
  await fakeEmbeds(page);
  const word = newWord();
  await signIn("pro");
  await page.goto("/admin/dashboard");
  let presses = 0;
  const press = async (key: string) => {
    presses++;
    await page.keyboard.press(key);
  };
  await press("Control+k");
  const finder = page.getByRole("combobox", { name: "Find anything" });
  await finder.pressSequentially("add");
  await expect(page.getByRole("listbox").getByRole("option", { selected: true })).toContainText("Add video");
  await press("Enter");
  await expect(page.getByLabel("Address of the video")).toBeFocused();
  await page.keyboard.insertText(`https://youtu.be/${word}?si=shared`);
  await expect(page.getByLabel("Title")).toHaveValue(`The film ${word}`);
  await expectAccessible(page);
  await press("Enter");
  const added = toast(page, `The film ${word} is published`);
  await expect(added).toBeVisible();
  expect(presses).toBe(3);
  await expect(page).toHaveURL("/admin/videos");
  await expect(page.getByRole("row").filter({ hasText: `The film ${word}` })).toBeVisible();
  await added.getByRole("link", { name: "See it" }).click();
  await expect(page.getByRole("heading", { level: 1, name: `The film ${word}` })).toBeVisible();
  const id = Number(new URL(page.url()).pathname.split("/")[2]);

  await page.goto("/admin/add-video");
  await page.getByLabel("Address of the video").fill(`https://www.youtube.com/watch?v=${word}`);
  await expect(page.getByText("This video is already in the library")).toBeVisible();
  await removeVideo(api, id);
});
