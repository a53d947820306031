import type { APIRequestContext } from "@playwright/test";
import { expect, test } from "#support/fixtures.ts";
import { tabTo } from "#support/keys.ts";
import { expectAccessible } from "#support/look/accessibility.ts";
import { cards, goTo } from "#support/moves.ts";
import { authorization, type Session } from "#support/people/accounts.ts";
import { newWord } from "#support/people/words.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

interface Api {
  readonly request: APIRequestContext;
  readonly superuser: Session;
}

/** Removes the videos and categories whose names contain the word. */
async function clearUp({ request, superuser }: Api, word: string): Promise<void> {
  const headers = authorization(superuser);
  const list = await request.get("/api/category/v1/video/", { headers, params: { search: word } });
  const { results }: { results: { id: number }[] } = await list.json();
  for (const { id } of results) await request.delete(`/api/category/v1/video/${id}/`, { headers });
  const found: { id: number; name: string }[] = await (
    await request.get("/api/category/v1/categories/", { headers })
  ).json();
  for (const { id, name } of found) {
    if (name.includes(word)) await request.delete(`/api/category/v1/categories/${id}/`, { headers });
  }
}

test("pasted lines are previewed, then imported in order and never twice", { tag: "@nightly" }, async ({
  page,
  api,
  signIn,
}) => {
  test.slow();
  const word = newWord();
  const lines = [
    `https://v.example.com/${word}-1.mp4, First ${word}, New ${word}`,
    `https://v.example.com/${word}-2.mp4, Second ${word}, Nature`,
    `not an address, Third ${word}, Nature`,
    `https://v.example.com/${word}-1.mp4, Again ${word}, Nature`,
  ];
  await signIn("pro");
  await page.goto("/admin/dashboard");
  await goTo(page, "Videos");
  await page.getByRole("link", { name: "Import" }).click();
  await page.getByRole("textbox", { name: "Lines" }).fill(lines.join("\n"));
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page.getByText("2 videos to import, 0 skipped, 2 lines with errors.")).toBeVisible();
  const table = page.getByRole("table", { name: "Lines" });
  await expect(table.getByRole("row").nth(1)).toContainText(`There's no category “New ${word}”.`);
  await expect(table.getByRole("row").nth(2)).toContainText("This can't be played.");
  await page.getByRole("checkbox", { name: `New ${word}` }).check();
  await expect(page.getByText("2 videos to import, 1 skipped, 1 line with errors.")).toBeVisible();
  await expect(table).toContainText("It's the same video as on line 1.");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Import 2 videos" }).click();
  await expect(page.getByText("2 videos imported")).toBeVisible();
  await expect(table.getByRole("row")).toHaveCount(3);
  await expectAccessible(page);

  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page.getByText("0 videos to import, 3 skipped, 1 line with errors.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Import 0 videos" })).toBeDisabled();
  await page.goto(`/?search=${word}`);
  await expect(cards(page).getByRole("heading")).toHaveText([`First ${word}`, `Second ${word}`]);
  await clearUp(api, word);
});

test("a file is imported by keyboard", { tag: "@nightly" }, async ({ page, api, signIn }) => {
  const word = newWord();
  const rows = [0, 1, 2].map((n) => `"Film ${n}, ${word}",https://v.example.com/${word}/${n}.mp4`);
  await signIn("pro");
  await page.goto("/admin/import");
  await page.locator("input[type=file]").setInputFiles({
    ...{ name: "films.csv", mimeType: "text/csv", buffer: Buffer.from(`\ufeffTitle,URL\r\n${rows.join("\r\n")}\r\n`) },
  });
  await expect(page.getByRole("textbox", { name: "Lines" })).toHaveValue(/Film 2/);
  await page.getByLabel("Category for lines without one").selectOption("Nature");
  await tabTo(page, page.getByRole("button", { name: "Preview" }));
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("button", { name: "Import 3 videos" }));
  await page.keyboard.press("Enter");
  await expect(page.getByText("3 videos imported")).toBeVisible();
  await expect(page.getByText("Every line was imported.")).toBeVisible();
  await page.goto(`/?search=${word}`);
  await expect(cards(page).getByRole("heading")).toHaveText([0, 1, 2].map((n) => `Film ${n}, ${word}`));
  await clearUp(api, word);
});
