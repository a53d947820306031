import { expect, test } from "#support/fixtures.ts";
import { toast } from "#support/moves.ts";
import { account } from "#support/people/accounts.ts";
import { mailedLink } from "#support/people/mails.ts";
import { newWord } from "#support/people/words.ts";

/** The path of the link at the end of the newest mail to an address. */
const unsubscribeLink = (email: string) => mailedLink(email, /\/unsubscribe\/\d+\.[\w-]{43}(?=\s)/);

test("a subscriber unsubscribes with the mailed link, and the list of subscribers shows it", async ({
  page,
  request,
  allowMessage,
  signIn,
}) => {
  const name = `reader-${newWord()}`;
  const email = `${name}@example.com`;
  const person = { first_name: name, last_name: "Reader", age: 30, country: "Norway", secondary_email: email };
  expect((await request.post("/api/subscriber/v1/subscriberlist/", { data: person })).status()).toBe(201);
  await page.goto(await unsubscribeLink(email));
  await page.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(page.getByRole("heading", { name: "You're unsubscribed" })).toBeVisible();

  allowMessage(/status of 404/);
  await page.goto("/unsubscribe/1.x");
  await page.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(toast(page, "This link isn't complete. Please open it from the email again.")).toBeVisible();

  await signIn(account("superuser"));
  await page.goto("/admin/subscribers");
  await expect(page.getByRole("row").filter({ hasText: email })).toContainText("(unsubscribed)");
});
