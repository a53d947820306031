import { readFile, writeFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "#support/fixtures.ts";
import { tabTo } from "#support/keys.ts";
import { expectAccessible } from "#support/look/accessibility.ts";
import { newWord } from "#support/people/words.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("pasted lines are previewed, then imported, never twice, by keyboard", { tag: "@nightly" }, async ({
  page,
  signIn,
}) => {
  test.slow();
  const word = newWord();
  const lines = [
    `ada-${word}@example.com, Ada, Lovelace, 36, Kenya`,
    `alone-${word}@example.com`,
    `not an address, Grace, Hopper`,
    `ADA-${word}@example.com`,
    `young-${word}@example.com, Young, Person, 7, Norway`,
  ];
  await signIn("pro");
  await page.goto("/admin/subscribers");
  const open = page.getByRole("button", { name: "Import", exact: true });
  await tabTo(page, open);
  await page.keyboard.press("Enter");
  await expect(open).toHaveAttribute("aria-expanded", "true");
  await expect(page.getByText("Nobody is emailed")).toBeVisible();
  const field = page.getByRole("textbox", { name: "Lines" });
  await tabTo(page, field);
  await page.keyboard.insertText(lines.join("\n"));
  const preview = page.getByRole("button", { name: "Preview" });
  await tabTo(page, preview);
  await page.keyboard.press("Enter");
  await expect(page.getByText("2 people to import, 1 skipped, 2 lines with errors.")).toBeVisible();
  const table = page.getByRole("table", { name: "Lines" });
  await expect(table.getByRole("row").nth(1)).toContainText("This isn't an email address.");
  await expect(table.getByRole("row").nth(2)).toContainText("It's the same address as on line 1.");
  await expect(table.getByRole("row").nth(3)).toContainText("The age isn't a whole number from 13 to 130.");
  await expectAccessible(page, "preview of subscribers");

  await tabTo(page, page.getByRole("button", { name: "Import 2 people" }));
  await page.keyboard.press("Enter");
  await expect(page.getByText("2 people imported")).toBeVisible();
  await expect(page.getByText("Nobody was emailed.")).toBeVisible();
  const list = page.getByRole("table", { name: "Subscribers" });
  const ours = list.getByRole("row").filter({ hasText: word });
  await expect(ours).toContainText([`ada-${word}@example.com`, `alone-${word}@example.com`]);
  await expectAccessible(page, "imported subscribers");

  await tabTo(page, preview);
  await page.keyboard.press("Enter");
  await expect(page.getByText("0 people to import, 3 skipped, 2 lines with errors.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Import 0 people" })).toBeDisabled();
  await page.goto("/admin/audit?action=subscribers.import");
  await expect(page.getByRole("row").filter({ hasText: "2 added" }).first()).toContainText("Mailing list imported");
});

/** Drops a file from the desktop, which the browser would open instead of the app. */
async function drop(page: Page, file: string, onto: Locator): Promise<void> {
  await onto.scrollIntoViewIfNeeded();
  const { x, y } = (await onto.boundingBox()) ?? { x: 0, y: 0 };
  const cdp = await page.context().newCDPSession(page);
  for (const type of ["dragEnter", "dragOver", "drop"] as const) {
    const data = { items: [], files: [file], dragOperationsMask: 1 };
    await cdp.send("Input.dispatchDragEvent", { type, x: x + 20, y: y + 20, data });
  }
}

test("an exported file can be imported again", async ({ page, api, signIn }, testInfo) => {
  const word = newWord();
  const person = { first_name: `=${word}`, last_name: "Reader", age: "36", country: "Kenya" };
  const data = { ...person, telephone: "+44 20 7946 0000", secondary_email: `${word}@example.com` };
  expect((await api.request.post("/api/subscriber/v1/subscriberlist/", { data })).ok()).toBe(true);
  await signIn("pro");
  await page.goto("/admin/subscribers");
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export subscribers" }).click();
  const written = await readFile(await (await downloading).path(), "utf8");
  const [headings, ...rows] = written.split("\r\n");
  const row = rows.find((line) => line.includes(word));
  expect(row).toContain(`'=${word},`);
  const elsewhere = `${headings}\r\n${row?.replace(`${word}@`, `${word}-2@`)}\r\n${row}\r\n`;

  await page.getByRole("button", { name: "Import", exact: true }).click();
  const file = testInfo.outputPath("subscribers.csv");
  const lines = page.getByRole("textbox", { name: "Lines" });
  await writeFile(file, `late-${word}@example.com`);
  await drop(page, file, lines);
  await expect(lines).toHaveValue(`late-${word}@example.com`);
  await writeFile(file, elsewhere);
  const input = page.locator("input[type=file]");
  await input.setInputFiles(file);
  await expect(lines).toHaveValue(new RegExp(`${word}-2@`));
  // An emptied input lets the same file be chosen again after a correction.
  await expect(input).toHaveValue("");
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page.getByText("1 person to import, 1 skipped, 0 lines with errors.")).toBeVisible();
  await page.getByRole("button", { name: "Import 1 person" }).click();
  await expect(page.getByText("1 person imported")).toBeVisible();
  const imported = page
    .getByRole("table", { name: "Subscribers" })
    .getByRole("row")
    .filter({ hasText: `${word}-2@example.com` });
  await expect(imported).toContainText(`=${word} Reader`);
  await expect(imported).not.toContainText("'");
  await expect(imported).toContainText("+44 20 7946 0000");
});
