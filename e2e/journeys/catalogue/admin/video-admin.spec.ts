import type { Page } from "@playwright/test";
import { expect, test } from "#support/fixtures.ts";
import { tabTo } from "#support/keys.ts";
import { makeVideo } from "#support/library.ts";
import { cards, goTo, toast } from "#support/moves.ts";
import { authorization } from "#support/people/accounts.ts";
import { newWord } from "#support/people/words.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const row = (page: Page, text: string) => page.getByRole("row").filter({ hasText: text });
const bar = (page: Page) => page.getByRole("region", { name: "Selected videos" });
const undo = async (page: Page, done: string) => {
  await toast(page, done).getByRole("button", { name: "Undo" }).click();
};

test("many videos are moved, scheduled, published and deleted at once, each with undo", async ({
  page,
  api,
  signIn,
}) => {
  test.slow();
  const word = newWord();
  const titles = ["One", "Two", "Three"].map((name) => `${name} of ${word}`);
  const ids: number[] = [];
  for (const title of titles) ids.push(await makeVideo(api, title));
  await signIn("pro");
  await page.goto("/");
  await goTo(page, "Videos");
  await page.getByRole("searchbox", { name: "Search all videos" }).fill(word);
  await expect(page.getByRole("row")).toHaveCount(4);

  await page.getByLabel("Select all 3 shown").check();
  await expect(bar(page)).toContainText("3 selected");
  await bar(page).getByRole("button", { name: "Move" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Category").selectOption("Music");
  await dialog.getByRole("button", { name: "Move" }).click();
  await expect(toast(page, "3 videos moved to Music")).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  await expect(page.getByRole("main")).toBeFocused();
  for (const title of titles) await expect(row(page, title)).toContainText("Music");
  await undo(page, "3 videos moved to Music");
  await expect(toast(page, "Undone")).toBeVisible();
  for (const title of titles) await expect(row(page, title)).toContainText("Nature");

  await page.getByLabel(`Select ${titles[0]}`).check();
  await page.getByLabel(`Select ${titles[1]}`).check();
  await bar(page).getByRole("button", { name: "Schedule" }).click();
  const day = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  await dialog.getByLabel("Release time").fill(`${day}T14:00`);
  await dialog.getByRole("button", { name: "Schedule" }).click();
  await expect(toast(page, "2 videos scheduled")).toBeVisible();
  await page.getByLabel("Kind of video").selectOption("To be released");
  await expect(page.getByRole("row")).toHaveCount(3);
  await expect(row(page, titles[0] ?? "")).toContainText("14:00");
  await page.getByLabel(`Select ${titles[0]}`).check();
  await bar(page).getByRole("button", { name: "Publish now" }).click();
  await expect(toast(page, "1 video published")).toBeVisible();
  await expect(page.getByRole("row")).toHaveCount(2);
  await undo(page, "1 video published");
  await expect(page.getByRole("row")).toHaveCount(3);

  await page.getByLabel("Kind of video").selectOption("All videos");
  await expect(page.getByRole("row")).toHaveCount(4);
  await page.getByLabel("Select all 3 shown").check();
  await bar(page).getByRole("button", { name: "Delete" }).click();
  await expect(dialog).toContainText("Delete 3 videos?");
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(toast(page, "3 videos deleted")).toBeVisible();
  await expect(page.getByRole("heading", { name: "No videos found" })).toBeVisible();
  await undo(page, "3 videos deleted");
  await expect(toast(page, "3 videos restored")).toBeVisible();
  await expect(page.getByRole("row")).toHaveCount(4);
  await api.request.post("/api/admin/v1/videos/delete/", { headers: authorization(api.superuser), data: { ids } });
});

test("a video deleted by keyboard is restored from the list of deleted videos", { tag: "@nightly" }, async ({
  page,
  api,
  signIn,
  allowMessage,
}) => {
  test.slow();
  allowMessage(/ERR_FAILED/);
  const title = `Journey to the bin and back ${newWord()}`;
  const id = await makeVideo(api, title);
  await signIn("pro");
  await page.goto(`/admin/videos?${new URLSearchParams({ search: title })}`);
  await tabTo(page, page.getByLabel(`Select ${title}`));
  await page.keyboard.press("Space");
  await tabTo(page, bar(page).getByRole("button", { name: "Delete" }));
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("button", { name: "Cancel" })).toBeFocused();
  await tabTo(page, dialog.getByRole("button", { name: "Delete" }));
  await page.keyboard.press("Enter");
  await expect(toast(page, "1 video deleted")).toBeVisible();
  await expect(page.getByRole("heading", { name: "No videos found" })).toBeVisible();

  await page.getByLabel("Kind of video").selectOption("Deleted");
  await tabTo(page, page.getByLabel(`Select ${title}`));
  await page.keyboard.press("Space");
  // After a failure the selection stays, so that it can be retried.
  await page.route("**/videos/restore/", (route) => route.abort(), { times: 1 });
  await tabTo(page, bar(page).getByRole("button", { name: "Restore" }));
  await page.keyboard.press("Enter");
  await expect(toast(page, "We can't be reached.")).toBeVisible();
  await expect(bar(page)).toContainText("1 selected");
  await tabTo(page, bar(page).getByRole("button", { name: "Restore" }));
  await page.keyboard.press("Enter");
  await expect(toast(page, "Video restored")).toBeVisible();
  await expect(page.getByRole("heading", { name: "No videos found" })).toBeVisible();

  await page.goto(`/?${new URLSearchParams({ search: title })}`);
  await page.getByRole("button", { name: `Delete ${title}` }).click();
  await dialog.getByRole("button", { name: "Delete" }).click();
  const deleted = toast(page, "Video deleted successfully");
  await expect(deleted.getByText("Video deleted successfully", { exact: true })).toBeVisible();
  await expect(cards(page, title)).toHaveCount(0);
  await undo(page, "Video deleted successfully");
  await expect(cards(page, title)).toBeVisible();
  await api.request.post("/api/admin/v1/videos/delete/", {
    headers: authorization(api.superuser),
    data: { ids: [id] },
  });
});
