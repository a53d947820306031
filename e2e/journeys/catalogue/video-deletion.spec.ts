import { expect, test } from "#support/fixtures.ts";
import { makeVideo } from "#support/library.ts";
import { cards, toast } from "#support/moves.ts";
import { newWord } from "#support/words.ts";

test("a superuser deletes a video after confirming its title", async ({ page, api, signIn }) => {
  const title = `Journey to delete ${newWord()}`;
  await makeVideo(api, title);

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
});
