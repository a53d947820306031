import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { test as base } from "#support/fixtures.ts";
import { type Account, newPerson } from "#support/people/accounts.ts";
import { freePort, type ServerProcess, startServer } from "#support/server-process.ts";

interface OwnSite {
  readonly baseUrl: string;
  readonly owner: ReturnType<typeof newPerson>;
  /** The folder of its mails, as files. */
  readonly outbox: string;
}

/** A separate site, for journeys that change what others rely on: words, prices, the look. */
export const test = base.extend<object, { site: OwnSite }>({
  site: [
    async ({ browserName: _ }, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), "mindreel-own-site-"));
      const started = { script: "start", port: await freePort(), logFile: join(dataDir, "server.log") } as const;
      const server = await startServer({ ...started, env: { DATA_DIR: dataDir, PAYMENTS: "rehearsal" } });
      try {
        await use({ baseUrl: server.baseUrl, owner: await createOwner(server), outbox: join(dataDir, "outbox") });
      } finally {
        await server.stop();
        rmSync(dataDir, { recursive: true, force: true });
      }
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ site }, use) => use(site.baseUrl),
});

async function createOwner({ baseUrl, log }: ServerProcess): Promise<OwnSite["owner"]> {
  const owner = newPerson();
  const token = () => /\/set-up#([\w-]+)/.exec(log())?.[1];
  await expect.poll(token, { message: "The log has the link for the first superuser." }).toBeDefined();
  const response = await fetch(`${baseUrl}/api/accounts/v1/first-superuser/`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ ...owner, password2: owner.password, token: token() }),
  });
  expect(response.status).toBe(201);
  return owner;
}

/** Signs in with the form and opens the site's settings. */
export async function openSettings(page: Page, { email, password }: Account): Promise<void> {
  await page.goto("/signin");
  const form = page.getByRole("form", { name: "Sign In" });
  await form.getByLabel("Email").fill(email);
  await form.getByRole("textbox", { name: "Password" }).fill(password);
  await form.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("button", { name: "Account menu" })).toBeVisible();
  await page.goto("/admin/site");
}

export const openTab = (page: Page, name: string) => page.getByRole("tab", { name }).click();

/** Presses Save, and waits for the response. @returns whether the settings were accepted */
export async function save(page: Page): Promise<boolean> {
  const saved = page.waitForResponse(
    (response) => response.url().endsWith("/api/site/v1/settings/") && response.request().method() === "PATCH",
  );
  await page.getByRole("form", { name: "Site settings" }).getByRole("button", { name: "Save" }).click();
  return (await saved).ok();
}
