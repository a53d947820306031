import { readFile } from "node:fs/promises";
import { expect, test } from "#support/fixtures.ts";
import { tabTo } from "#support/keys.ts";
import { toast } from "#support/moves.ts";
import { newWord } from "#support/people/words.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("a superuser exports the filtered list of users by keyboard, and the audit log records it", async ({
  page,
  signIn,
}) => {
  await signIn("pro");
  await page.goto("/admin/users-list?search=superuser@example.com");
  await expect(page.getByRole("row")).toHaveCount(2);
  const button = page.getByRole("button", { name: "Export users" });
  await tabTo(page, button);
  const downloading = page.waitForEvent("download");
  await page.keyboard.press("Enter");
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^users-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await download.path(), "utf8")).trimEnd().split("\r\n");
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatch(/^\ufeffid,username,email,/);
  expect(lines[1]).toContain(",superuser,superuser@example.com,");
  await expect(toast(page, "1 row exported")).toBeVisible();
  await expect(button).toBeFocused();

  await page.goto("/admin/audit?action=export.users");
  const entry = page.getByRole("row").filter({ hasText: "Members exported" }).first();
  await expect(entry).toContainText(download.suggestedFilename());
  await page.getByLabel("To", { exact: true }).pressSequentially("12312025");
  await expect(page).toHaveURL(/to=2025-12-31/);
  await expect(entry).toHaveCount(0);
});

test("a superuser exports subscribers and payments", { tag: "@nightly" }, async ({ page, api, signIn }) => {
  const email = `${newWord()}@example.com`;
  const person = { first_name: "=Ada", last_name: "Lovelace", age: "36", country: "Kenya", secondary_email: email };
  expect((await api.request.post("/api/subscriber/v1/subscriberlist/", { data: person })).ok()).toBe(true);
  await signIn("pro");
  await page.goto("/admin/subscribers");
  const saved = async (what: string) => {
    const downloading = page.waitForEvent("download");
    await page.getByRole("button", { name: `Export ${what}` }).click();
    return readFile(await (await downloading).path(), "utf8");
  };
  expect(await saved("subscribers")).toMatch(new RegExp(`'=Ada,,Lovelace,'?=Ada Lovelace,${email},36,,Kenya,`));
  await page.goto("/admin/payments");
  // Typed key by key, the year starts as 0002, which is not a valid filter.
  const from = page.getByLabel("From (UTC)");
  await from.pressSequentially("01012026");
  await expect(from).toHaveValue("2026-01-01");
  const asked = page.waitForRequest("**/export/payments/?*");
  expect(await saved("payments")).toMatch(/^\ufeffinvoice,created_at,/);
  expect((await asked).url()).toMatch(/\?from=2026-01-01$/);
});
