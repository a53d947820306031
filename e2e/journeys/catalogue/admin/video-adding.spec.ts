import { expect, test } from "#support/fixtures.ts";
import { tabTo } from "#support/keys.ts";
import { removeVideo } from "#support/library.ts";
import { expectAccessible } from "#support/look/accessibility.ts";
import { toast } from "#support/moves.ts";
import { authorization } from "#support/people/accounts.ts";
import { newWord } from "#support/people/words.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("from the dashboard, an address becomes a published video with three presses", async ({ page, api, signIn }) => {
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
  await expect(page.getByRole("option", { selected: true })).toContainText("Add video");
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
  await expect(page.getByRole("row").nth(1)).toContainText(`The film ${word}`);
  await added.getByRole("link", { name: "See it" }).click();
  await expect(page.getByRole("heading", { level: 1, name: `The film ${word}` })).toBeVisible();
  const id = Number(new URL(page.url()).pathname.split("/")[2]);

  await page.goto("/admin/add-video");
  await page.getByLabel("Address of the video").fill(`https://www.youtube.com/watch?v=${word}`);
  await expect(page.getByText("This video is already in the library")).toBeVisible();
  await removeVideo(api, id);
});

test("categories are ordered by keyboard", { tag: "@nightly" }, async ({ page, api, signIn }) => {
  const word = newWord();
  const headers = authorization(api.superuser);
  const names = [`First ${word}`, `Second ${word}`] as const;
  const ids: number[] = [];
  for (const name of names) {
    const response = await api.request.post("/api/admin/v1/categories/", { headers, data: { name } });
    ids.push((await response.json()).id);
  }
  await signIn("pro");
  await page.goto("/admin/categories");
  const rows = page.getByRole("listitem").filter({ hasText: word });
  await expect(rows).toContainText([...names]);
  const handle = page.getByRole("button", { name: `Move ${names[1]}`, exact: true });
  await tabTo(page, handle);
  await page.keyboard.press("Space");
  await expect(page.getByText(`${names[1]} is picked up`)).toBeAttached();
  const stored = page.waitForResponse((response) => response.request().method() === "PUT");
  // A picked-up row follows the arrow keys only once the list has been measured.
  await expect(async () => {
    await page.keyboard.press("ArrowUp");
    await expect(page.getByText(`${names[1]} is over place`)).toBeAttached({ timeout: 2000 });
  }).toPass();
  await page.keyboard.press("Space");
  expect((await stored).ok()).toBe(true);
  await expect(handle).toBeFocused();
  await page.reload();
  await expect(rows).toContainText(names.toReversed());
  await expectAccessible(page);
  for (const id of ids) await api.request.delete(`/api/category/v1/categories/${id}/`, { headers });
});
