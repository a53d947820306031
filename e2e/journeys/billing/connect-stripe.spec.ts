import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { test as base, expect } from "#support/fixtures.ts";
import { authorization, keepSession, logIn, newPerson, register } from "#support/people/accounts.ts";
import { freePort, type ServerProcess, startServer } from "#support/server-process.ts";
import { startStripe } from "#support/stripe.ts";

const secretKey = "sk_test_journey_to_stripe";

interface Sites {
  readonly stripe: Awaited<ReturnType<typeof startStripe>>;
  readonly site: ServerProcess;
}

/** A site without payments, and the account at Stripe that its owner has. */
const test = base.extend<Sites>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
  stripe: async ({}, use) => {
    const stripe = await startStripe(secretKey);
    await use(stripe);
    stripe.stop();
  },
  site: async ({ stripe }, use, { outputDir }) => {
    const dataDir = mkdtempSync(join(tmpdir(), "mindreel-stripe-"));
    const env = { DATA_DIR: dataDir, STRIPE_API_BASE: stripe.url, RATE_LIMITS: "on" };
    const server = await startServer({ script: "start", port: await freePort(), logFile: `${outputDir}.log`, env });
    await use(server);
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  },
  baseURL: async ({ site }, use) => use(site.baseUrl),
});

const step = (page: Page, name: string): Locator =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 2, name, exact: true }) });

/** Opens the set-up page as the site's first superuser. */
async function openSetUp(page: Page, site: ServerProcess): Promise<ReturnType<typeof newPerson>> {
  const owner = newPerson();
  await page.goto(/^ {4}(\S+\/set-up#[\w-]+)$/m.exec(site.log())?.[1] ?? "");
  await page.getByLabel("Username").fill(owner.username);
  await page.getByLabel("Email").fill(owner.email);
  await page.getByRole("textbox", { name: "Password", exact: true }).fill(owner.password);
  await page.getByRole("textbox", { name: "Confirm password" }).fill(owner.password);
  await page.getByRole("button", { name: "Create superuser" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Set up the site" })).toBeVisible();
  return owner;
}

async function enterKey(form: Locator, key: string, { password }: { readonly password: string }): Promise<void> {
  await form.getByLabel(/secret key/i).fill(key);
  await form.getByRole("button", { name: "Test and connect" }).click();
  const dialog = form.page().getByRole("dialog", { name: "Confirm that it's you" });
  await dialog.getByLabel("Current password").fill(password);
  await dialog.getByRole("button", { name: "Test and connect" }).click();
}

test("Stripe is connected on a page, and the webhook that was made there brings a paid subscription", {
  tag: "@nightly",
}, async ({ page, request, site, stripe, newContext, allowMessage }) => {
  test.setTimeout(240_000);
  // The emulator's pages.
  allowMessage(new RegExp(`request to another host: ${stripe.url}`));
  const owner = await openSetUp(page, site);
  const payments = step(page, "Payments");
  await expect(payments).toContainText("There's no account yet, so nobody can buy anything.");

  await test.step("with a test key, everything works, but nothing is called done", async () => {
    await enterKey(payments, secretKey, owner);
    await expect(page.getByText("Connected", { exact: true })).toBeVisible();
    await expect(payments).toContainText("you aren't selling yet");
    await expect(payments.getByText("Open", { exact: true })).toBeVisible();
    await payments.getByRole("button", { name: "Test payments" }).click();
    await expect(payments).toContainText("It's a test key: no card is charged.");
    await page.goto("/admin/connections");
    const section = page.getByRole("region", { name: "Payments" });
    await section.getByRole("button", { name: "Check" }).click();
    await expect(section).toContainText("Everything at Stripe is as it should be.");
  });

  await test.step("a member subscribes", async () => {
    const member = await register(request);
    const context = await newContext();
    await keepSession(context, await logIn(request, member), site.baseUrl);
    const theirs = await context.newPage();
    await theirs.goto("/subscription");
    const plan = theirs.getByRole("region", { name: "Monthly" });
    await expect(plan).toContainText("$300");
    await plan.getByRole("button", { name: "Subscribe" }).click();
    await expect(theirs).toHaveURL(new RegExp(`^${stripe.url}/rehearsal/pay/`));
    await theirs.getByLabel("Card number").fill("4242 4242 4242 4242");
    await theirs.getByRole("button", { name: "Subscribe", exact: true }).click();
    await expect(theirs.getByRole("region", { name: "You are a pro user" })).toContainText(/renews automatically/);

    await theirs.getByRole("main").getByRole("button", { name: "Change card" }).click();
    await expect(theirs.getByRole("heading", { name: "Your subscription" })).toBeVisible();
    await expect(theirs.getByRole("button", { name: "Change card" })).toBeVisible();
    // All else is on our own page.
    await expect(theirs.getByRole("button", { name: "Cancel subscription" })).toHaveCount(0);
    await expect(theirs.getByRole("heading", { name: "Invoices" })).toHaveCount(0);
  });

  await test.step("the webhook has brought it", async () => {
    const headers = authorization(await logIn(request, owner));
    const handled = async () => {
      const events: { results: { type: string; state: string }[] } = await (
        await request.get("/api/billing/v1/events/", { headers })
      ).json();
      return events.results.filter(({ state }) => state === "done").map(({ type }) => type);
    };
    await expect.poll(handled).toEqual(expect.arrayContaining(["checkout.session.completed", "invoice.paid"]));
  });
});

test("a wrong key is not saved, and the form says why", { tag: "@nightly" }, async ({ page, site }) => {
  const owner = await openSetUp(page, site);
  await page.goto("/admin/connections");
  const section = page.getByRole("region", { name: "Payments" });
  await enterKey(section, "pk_test_journey", owner);
  await expect(section.getByRole("status")).toContainText("That isn't a secret key of Stripe's.");
  await enterKey(section, "sk_live_journey", owner);
  await expect(section.getByRole("status")).toContainText("you haven't chosen the price yet");
  await enterKey(section, "sk_test_wrong", owner);
  await expect(section.getByRole("status")).toContainText("Stripe rejects the key.");
  await expect(section.getByRole("status")).toContainText("Nothing was saved");
  await page.reload();
  await expect(section).toContainText("There's no account yet, so nobody can buy anything.");
});
