import { expect, test } from "#support/fixtures.ts";
import { tabTo } from "#support/keys.ts";
import { expectAccessible } from "#support/look/accessibility.ts";
import { authorization } from "#support/people/accounts.ts";
import { newWord } from "#support/people/words.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

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
  // Tab stops before it are as many as there are categories.
  await page.getByRole("button", { name: `Move ${names[0]}`, exact: true }).focus();
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
