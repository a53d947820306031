import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expectAccessible } from "#support/accessibility.ts";
import { type Account, newPerson } from "#support/accounts.ts";
import { test as base, expect } from "#support/fixtures.ts";
import { picture } from "#support/library.ts";
import { appStarted, toast } from "#support/moves.ts";
import { freePort, type ServerProcess, startServer } from "#support/server-process.ts";
import { widths } from "#support/widths.ts";

interface OwnSite {
  readonly baseUrl: string;
  readonly owner: Account;
}

/** A site of its own, for all tests of this file: other journeys look for the words and the price that these change. */
const test = base.extend<object, { site: OwnSite }>({
  site: [
    async ({ browserName: _ }, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), "mindreel-rebranding-"));
      const started = { script: "start", port: await freePort(), logFile: join(dataDir, "server.log") } as const;
      const server = await startServer({ ...started, env: { DATA_DIR: dataDir } });
      try {
        await use({ baseUrl: server.baseUrl, owner: await createOwner(server) });
      } finally {
        await server.stop();
        rmSync(dataDir, { recursive: true, force: true });
      }
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ site }, use) => use(site.baseUrl),
});
test.describe.configure({ mode: "default" });
test.use({ contextOptions: { reducedMotion: "reduce" } });

async function createOwner({ baseUrl, log }: ServerProcess): Promise<Account> {
  const owner = newPerson();
  const token = () => /\/set-up#([\w-]+)/.exec(log())?.[1];
  await expect.poll(token, { message: "The log has the link for the first superuser." }).toBeDefined();
  const answer = await fetch(`${baseUrl}/api/accounts/v1/first-superuser/`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ ...owner, password2: owner.password, token: token() }),
  });
  expect(answer.status).toBe(201);
  return owner;
}

/** Signs in by the form and opens the settings of the site. */
async function openSettings(page: Page, { email, password }: Account): Promise<void> {
  await page.goto("/signin");
  const form = page.getByRole("form", { name: "Sign In" });
  await form.getByLabel("Email").fill(email);
  await form.getByRole("textbox", { name: "Password" }).fill(password);
  await form.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("button", { name: "Account menu" })).toBeVisible();
  await page.goto("/admin/site");
}

async function save(page: Page): Promise<void> {
  const saved = page.waitForResponse(
    (answer) => answer.url().endsWith("/api/site/v1/settings/") && answer.request().method() === "PATCH",
  );
  await page.getByRole("form", { name: "Site settings" }).getByRole("button", { name: "Save" }).click();
  expect((await saved).ok()).toBe(true);
}

/** What is to be read on the landing page, the colour of its buttons, and its title. */
const looks = async (page: Page) => ({
  title: await page.title(),
  words: (await page.locator("header, main, footer").allTextContents()).join("\n"),
  button: await page.locator(".plan-actions .button").evaluate((button) => getComputedStyle(button).backgroundColor),
});

test("a stranger makes the site their own, looks at it on a phone, and goes back to what it was", async ({
  page,
  site,
  newContext,
  allowMessage,
}) => {
  const phone = await (await newContext({ viewport: widths.narrow, baseURL: site.baseUrl })).newPage();
  await phone.goto("/");
  const before = await looks(phone);
  expect(before.words).toContain("Mindreel");

  await openSettings(page, site.owner);
  const tab = (name: string) => page.getByRole("tab", { name }).click();
  await page.getByLabel("Name", { exact: true }).fill("Fernlight");
  await page.getByLabel("Promise").fill("Films *worth* an evening.");
  await tab("Look");
  await page.getByLabel("Accent colour").fill("#1f6f54");
  await page.getByLabel("For light backgrounds", { exact: true }).setInputFiles(await picture("#1f6f54", 320, 128));
  await expect(page.getByLabel("Description")).toHaveValue("Fernlight");
  await tab("Landing page");
  await page.getByLabel("Introduction").fill("Quiet films about woods and water, a new one every week.");
  await page.getByLabel("Button", { exact: true }).fill("Walk with us");
  await tab("Plan");
  await page.getByLabel("Price a month").fill("12.50");
  await tab("Legal pages");
  await page.getByLabel("Imprint").fill("## Fernlight Films\n\n1 Wood Lane, Ferntown\n\nfern@example.com");
  await save(page);

  await phone.reload();
  await expect(phone).toHaveTitle(/Fernlight/);
  await expect(phone.getByRole("heading", { level: 1 })).toHaveText("Films worth an evening.");
  await expect(phone.getByRole("banner").getByRole("img", { name: "Fernlight" })).toBeVisible();
  await expect(phone.getByText("Quiet films about woods and water")).toBeVisible();
  await expect(phone.getByRole("link", { name: "Walk with us" })).toBeVisible();
  await expect(phone.locator(".plan-price")).toContainText("$12.50");
  const after = await looks(phone);
  expect(after.button).toBe("rgb(31, 111, 84)");
  expect(after.words).not.toContain("Mindreel");
  await expectAccessible(phone, "rebranded landing page");
  const opened = phone.waitForEvent("popup");
  await phone.getByRole("contentinfo").getByRole("link", { name: "Imprint" }).click();
  const imprint = await opened;
  await expect(imprint.getByRole("heading", { level: 1, name: "Imprint" })).toBeVisible();
  await expect(imprint.getByText("1 Wood Lane, Ferntown")).toBeVisible();
  await appStarted(imprint);
  await expectAccessible(imprint, "imprint");

  await page
    .getByRole("button", { name: /^Undo change/ })
    .first()
    .click();
  await expect(toast(page, "Undone. Visitors see it from now on.")).toBeVisible();
  allowMessage(/status of 404/);
  expect((await imprint.reload())?.status()).toBe(404);
  await phone.goto("/");
  expect(await looks(phone)).toEqual(before);
});

test("an owner says a sentence of the sign-in page otherwise, and takes it back", async ({
  page,
  site,
  newContext,
}) => {
  const visitor = await (await newContext({ baseURL: site.baseUrl })).newPage();
  const sentence = (text: string) => visitor.getByRole("link", { name: text });
  await visitor.goto("/signin");
  await expect(sentence("Forgot your password?")).toBeVisible();

  await openSettings(page, site.owner);
  await page.getByRole("tab", { name: "Words" }).click();
  await page.getByRole("searchbox", { name: "Find a sentence" }).fill("forgot your password");
  await page.getByRole("button", { name: "Change: Forgot your password?" }).click();
  await page.getByLabel("Your sentence").fill("Lost your key?");
  await expectAccessible(page, "words of the app");
  await save(page);
  await visitor.reload();
  await expect(sentence("Lost your key?")).toBeVisible();
  await expect(sentence("Forgot your password?")).toHaveCount(0);

  await page.getByRole("button", { name: "Back to the built-in sentence" }).click();
  await save(page);
  await visitor.reload();
  await expect(sentence("Forgot your password?")).toBeVisible();
});
