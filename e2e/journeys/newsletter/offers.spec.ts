import type { Page } from "@playwright/test";
import { expect, test } from "#support/fixtures.ts";
import { expectAccessible } from "#support/look/accessibility.ts";
import { toast } from "#support/moves.ts";
import { keepSession, logIn, register } from "#support/people/accounts.ts";
import { offerMailedTo } from "#support/people/mails.ts";

// Keeps axe from catching a transition halfway; colours and sizes are the same.
test.use({ contextOptions: { reducedMotion: "reduce" } });

let readers = 0;

/** Signs up for the news as a visitor and takes the link from the mail. */
async function offeredLink(page: Page): Promise<string> {
  const email = `reader-${process.pid}-${Date.now()}-${readers++}@example.com`;
  await page.goto("/");
  const form = page.getByRole("form", { name: "News sign-up" });
  await form.getByLabel("First Name").fill("Ada");
  await form.getByLabel("Last Name").fill("Lovelace");
  await form.getByLabel("Age").fill("36");
  await form.getByLabel("Country").selectOption("Norway");
  await form.getByLabel("Email").fill(email);
  await form.getByRole("button").click();
  await expect(page.getByText("Thank you for submitting")).toBeVisible();
  return `/signup?offer=${await offerMailedTo(email)}`;
}

test("a visitor gets a free month from the news form and starts it by signing up", async ({ page }) => {
  const link = await offeredLink(page);
  await page.goto(link);
  await expect(page.getByText("Your free month is waiting")).toBeVisible();
  await expectAccessible(page);
  const name = `guest${process.pid}${Date.now()}`;
  const form = page.getByRole("form", { name: "Sign Up" });
  await form.getByLabel("Username").fill(name);
  await form.getByLabel("Email").fill(`${name}@example.com`);
  await form.getByRole("textbox", { name: "Password", exact: true }).fill("moon over water 9");
  await form.getByRole("textbox", { name: "Confirm password" }).fill("moon over water 9");
  await form.getByRole("button", { name: "Sign Up" }).click();
  await expect(toast(page, "Successfully registered")).toBeVisible();
  const signIn = page.getByRole("form", { name: "Sign In" });
  await signIn.getByLabel("Email").fill(`${name}@example.com`);
  await signIn.getByRole("textbox", { name: "Password" }).fill("moon over water 9");
  await signIn.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("button", { name: /^Play / }).first()).toBeVisible();
  await page.goto("/subscription");
  await expect(page.getByRole("heading", { name: "You are a pro user" })).toBeVisible();
  await expect(page.getByText(/Pro until .+, free of charge\./)).toBeVisible();
});

test("a member claims the free month, once", { tag: "@nightly" }, async ({ page, request, context, baseURL }) => {
  const link = await offeredLink(page);
  await keepSession(context, await logIn(request, await register(request)), baseURL ?? "");
  await page.goto(link);
  await expect(page.getByText("Your free month is waiting")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Start the free month" }).click();
  await expect(toast(page, "Your free month has begun")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Play / }).first()).toBeVisible();
  await page.goto(link);
  await expect(page.getByText("This offer is over")).toBeVisible();
  await expect(page.getByRole("link", { name: "See the plan" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Start the free month" })).toHaveCount(0);
});
