import { randomUUID } from "node:crypto";
import { expect, test } from "#support/fixtures.ts";
import { expectAccessible } from "#support/look/accessibility.ts";
import { toast } from "#support/moves.ts";
import { account } from "#support/people/accounts.ts";
import { mailed } from "#support/people/mails.ts";

test("a superuser writes news with a video, previews the mail, sends it, and sees who got it", {
  tag: "@narrow-nightly",
}, async ({ page, request, signIn }) => {
  const mark = randomUUID().slice(0, 8);
  const reader = `reader-${mark}@example.com`;
  const signedUp = await request.post("/api/subscriber/v1/subscriberlist/", {
    data: { first_name: "Ada", last_name: "Reader", age: 36, country: "Kenya", secondary_email: reader },
  });
  expect(signedUp.ok()).toBe(true);
  const subject = `A night of tides ${mark}`;
  await signIn(account("superuser"));

  await page.goto("/admin/news");
  await page.getByRole("button", { name: "Write news" }).click();
  await page.getByRole("textbox", { name: "Subject" }).fill(subject);
  await page.getByRole("textbox", { name: "Text", exact: true }).fill("Come and **see** it.");
  await page.getByRole("button", { name: "Add a video" }).click();
  const choice = page.getByRole("dialog", { name: "Add a video" });
  await choice.getByRole("searchbox", { name: "Search for a video" }).fill("Tides");
  await choice.getByRole("radio", { name: "Tides", exact: true }).check();
  await choice.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByRole("status").getByText("Saved")).toBeVisible();
  const mail = page.frameLocator("iframe");
  await expect(mail.locator("strong", { hasText: "see" })).toBeVisible();
  await expect(mail.getByRole("link", { name: /Tides/ }).first()).toBeVisible();
  await expectAccessible(page, "a draft of news");

  await page.getByRole("button", { name: "Send me a test" }).click();
  await expect(toast(page, account("superuser").email)).toBeVisible();
  await mailed(account("superuser").email, new RegExp(subject));

  await page.getByRole("button", { name: "Send…" }).click();
  const dialog = page.getByRole("dialog", { name: "Send the news" });
  await expect(dialog.getByText(/people would get it/)).toBeVisible();
  await dialog.getByRole("button", { name: "Send now" }).click();
  await expect(page.getByRole("term").filter({ hasText: "Processed" })).toBeVisible();
  const [text] = await mailed(reader, new RegExp(`${subject}[^]*`));
  expect(text).toContain("Come and see it.");
  await expect(page.getByRole("table", { name: "Recipients" }).getByRole("row", { name: /Processed/ })).not.toHaveCount(
    0,
  );
  await expectAccessible(page, "news that were sent");
  await page.goto("/admin/news");
  await expect(page.getByRole("table", { name: "News" }).getByRole("row", { name: subject })).toContainText("Sent");
});
