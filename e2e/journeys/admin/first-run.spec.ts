import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { test as base, expect } from "#support/fixtures.ts";
import { expectAccessible } from "#support/look/accessibility.ts";
import { goTo } from "#support/moves.ts";
import { newPerson } from "#support/people/accounts.ts";
import { mailed } from "#support/people/mails.ts";
import { freePort, type ServerProcess, startServer } from "#support/server-process.ts";

interface Empty {
  readonly server: () => ServerProcess;
  /** Stops the server, and restarts it with these settings. */
  readonly restart: (env: Readonly<Record<string, string>>) => Promise<void>;
}

/** A separate server with an empty data folder. */
const test = base.extend<{ empty: Empty }>({
  empty: async ({ browserName: _ }, use, { outputDir }) => {
    const port = await freePort();
    const dataDir = mkdtempSync(join(tmpdir(), "mindreel-first-run-"));
    const logFile = `${outputDir}.log`;
    const start = (env: Readonly<Record<string, string>> = {}) =>
      startServer({ script: "start", port, logFile, env: { DATA_DIR: dataDir, ...env } });
    let running = await start();
    await use({
      server: () => running,
      restart: async (env) => {
        await running.stop();
        running = await start(env);
      },
    });
    await running.stop();
    rmSync(dataDir, { recursive: true, force: true });
  },
  baseURL: async ({ empty }, use) => use(empty.server().baseUrl),
});

const step = (page: Page, name: string): Locator =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 2, name, exact: true }) });
const isDone = (page: Page, name: string) => expect(step(page, name).getByText("Done", { exact: true })).toBeVisible();

test("an owner sets up an empty server, leaves, restarts it, and continues", { tag: "@nightly" }, async ({
  page,
  empty,
}) => {
  test.setTimeout(300_000);
  const owner = newPerson();
  await page.goto("/");
  await page.getByRole("complementary", { name: "Set up this site" }).getByRole("link", { name: "Set it up" }).click();
  await expect(page.getByLabel("Link from the log")).toBeVisible();

  const link = /^ {4}(\S+\/set-up#[\w-]+)$/m.exec(empty.server().log())?.[1] ?? "";
  await page.goto(link);
  await expect(page.getByLabel("Link from the log")).toHaveCount(0);
  await page.getByLabel("Username").fill(owner.username);
  await page.getByLabel("Email").fill(owner.email);
  await page.getByRole("textbox", { name: "Password", exact: true }).fill(owner.password);
  await page.getByRole("textbox", { name: "Confirm password" }).fill(owner.password);
  await page.getByRole("button", { name: "Create superuser" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Set up the site" })).toBeVisible();
  await expect(step(page, "Email")).toContainText("There's no mail server yet");
  await expectAccessible(page, "set-up");

  // One step leads to another page and back.
  await step(page, "First category").getByRole("link", { name: "Add a category" }).click();
  await page.getByRole("button", { name: "Add category" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name").fill("Nature");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.goto("/admin/set-up");
  await isDone(page, "First category");

  // A setting that needs a restart.
  const { E2E_SMTP_URL: smtp = "", E2E_PROVIDER_URL: provider = "" } = process.env;
  // An open page would ask the stopped server for notices.
  await page.goto("about:blank");
  await empty.restart({ SMTP_URL: smtp, EMBED_API_BASE: provider, PAYMENTS: "rehearsal" });
  expect(empty.server().log()).not.toContain("has no superuser yet");
  await page.goto("/admin/dashboard");
  await page.getByRole("link", { name: "Continue setting up", exact: true }).click();
  await isDone(page, "First category");
  await step(page, "Email").getByRole("button", { name: "Send me a test email" }).click();
  await expect(step(page, "Email").getByRole("status")).toContainText(`has accepted an email to ${owner.email}.`);
  await isDone(page, "Email");
  await expect(page.getByText(/^\d+ steps are open/)).toBeVisible();
  await mailed(owner.email, /Subject: /);
  await step(page, "Payments").getByRole("button", { name: "Test payments" }).click();
  await expect(step(page, "Payments").getByRole("status")).toContainText("Payments are a rehearsal");

  await step(page, "First video").getByRole("link", { name: "Add a video" }).click();
  await page.getByLabel("Address of the video").fill("https://youtu.be/first______");
  await expect(page.getByLabel("Title")).toHaveValue("The film first______");
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByText("The film first______ is published")).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/videos/);
  await page.goto("/admin/set-up");
  await isDone(page, "First video");
  await isDone(page, "Email");

  // It never claims to be done, and stays where it is.
  await page.getByRole("button", { name: "Put away for now" }).click();
  await expect(page.getByText("the dashboard no longer reminds you")).toBeVisible();
  await expect(page.getByText(/^\d+ steps are open/)).toBeVisible();
  await goTo(page, "Dashboard");
  await expect(page.getByRole("link", { name: "Continue setting up", exact: true })).toHaveCount(0);
});
