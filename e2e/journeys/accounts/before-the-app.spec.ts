import type { Page } from "@playwright/test";
import { expect, test } from "#support/fixtures.ts";
import { kept } from "#support/moves.ts";
import { account } from "#support/people/accounts.ts";

const pages = [
  { path: "/signin", name: "Sign In", labels: ["Email", "Password"] },
  { path: "/signup", name: "Sign Up", labels: ["Username", "Email", "Password", "Confirm password"] },
];

/**
 * Blocks the app's scripts until the returned function is called. Only the start script loads, without which nothing is
 * shown.
 */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const { promise: started, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/(?!start-)[^/]*\.js$/, async (route) => {
    await started;
    await route.continue();
  });
  return async () => resolve();
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, name, labels } of pages) {
    test(`${name} can be read, explains what is missing, and leaks no password`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
      // getByText does not find text inside `noscript`.
      const advice = page.locator("noscript p");
      await expect(advice).toBeVisible();
      expect(await advice.textContent()).toContain("JavaScript is switched off.");
      const form = page.getByRole("form", { name });
      for (const label of labels) {
        await form.getByRole("textbox", { name: label, exact: true }).fill("someone@example.com");
      }
      await page.keyboard.press("Enter");
      await expect(page.getByRole("heading", { name })).toBeVisible();
      expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(path);
    });
  }
});

test("a press before the app has started takes effect once it has", async ({ page, signIn }) => {
  await signIn("pro");
  const start = await holdScripts(page);
  const like = page.getByRole("button", { name: /^Like / }).first();
  // A busy server leaves out data that is late.
  await expect(async () => {
    await page.goto("/", { waitUntil: "commit" });
    await expect(like).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(like).toHaveAttribute("aria-pressed", "false");
  await like.click();
  await page.getByRole("button", { name: "Account menu" }).press("Enter");
  await expect(page.getByRole("menu")).toHaveCount(0);
  await kept(page, "like", start);
  await expect(like).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("menu", { name: "Account menu" })).toBeVisible();
});

test("a form submitted before the app has started is sent once it has", async ({ page }) => {
  const start = await holdScripts(page);
  await page.goto("/signin", { waitUntil: "commit" });
  const { email, password } = account("free");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("textbox", { name: "Password" }).fill(password);
  await page.keyboard.press("Enter");
  await start();
  await expect(page.getByRole("button", { name: "Account menu" })).toBeVisible();
});

test("going back before the app has started shows the previous page", async ({ page, signIn }) => {
  await signIn("pro");
  await page.goto("/");
  const order = page.getByRole("combobox", { name: "Order" });
  await order.selectOption("Oldest first");
  await expect(page).toHaveURL("/?ordering=created");
  const start = await holdScripts(page);
  await page.reload({ waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("All videos");
  await page.goBack({ waitUntil: "commit" });
  await expect(page).toHaveURL("/");
  await start();
  await expect(order).toHaveValue("-created");
});
