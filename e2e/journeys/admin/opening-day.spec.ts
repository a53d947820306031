import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { test as base, expect } from "#support/fixtures.ts";
import { expectAccessible } from "#support/look/accessibility.ts";
import { newPerson } from "#support/people/accounts.ts";
import { mailed } from "#support/people/mails.ts";
import { freePort, type ServerProcess, startServer } from "#support/server-process.ts";

const test = base.extend<{ site: ServerProcess & { readonly outbox: string } }>({
  site: async ({ browserName: _ }, use, { outputDir }) => {
    const dataDir = mkdtempSync(join(tmpdir(), "mindreel-opening-"));
    const { E2E_PROVIDER_URL: provider = "" } = process.env;
    const env = { DATA_DIR: dataDir, EMBED_API_BASE: provider, PAYMENTS: "rehearsal" };
    const server = await startServer({ script: "start", port: await freePort(), logFile: `${outputDir}.log`, env });
    await use({ ...server, outbox: join(dataDir, "outbox") });
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  },
  baseURL: async ({ site }, use) => use(site.baseUrl),
});

const step = (page: Page, name: string): Locator =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 2, name, exact: true }) });

/** Fills in every blank of a template, as an owner would by typing. */
async function fillIn(field: Locator): Promise<void> {
  await expect(field).toHaveValue(/\[\[/);
  await field.fill((await field.inputValue()).replaceAll(/\[\[[^[\]]+\]\]/g, "Kino Ltd."));
}

test("from an empty folder to an open site with a paying member", { tag: "@nightly" }, async ({
  page,
  site,
  newContext,
  allowMessage,
}) => {
  test.setTimeout(240_000);
  // The legal pages are saved, and previewed, with blanks first.
  allowMessage(/status of 400 .*\/site\/v1\/(preview|settings)\//);
  const began = Date.now();
  let presses = 0;
  const press = async (place: Locator) => {
    presses++;
    await place.click();
  };
  const button = (name: string | RegExp, on: Page | Locator = page) => on.getByRole("button", { name, exact: true });

  // The owner creates themselves, and keeps the site closed meanwhile.
  const owner = newPerson();
  await page.goto(/^ {4}(\S+\/set-up#[\w-]+)$/m.exec(site.log())?.[1] ?? "");
  await page.getByLabel("Username").fill(owner.username);
  await page.getByLabel("Email").fill(owner.email);
  await page.getByRole("textbox", { name: "Password", exact: true }).fill(owner.password);
  await page.getByRole("textbox", { name: "Confirm password" }).fill(owner.password);
  await press(button("Create superuser"));
  await press(button("Close the site").first());
  await press(button("Close the site", page.getByRole("dialog")));
  await expect(page.getByText("Your site is closed to visitors")).toBeVisible();

  // The price.
  await page.getByLabel("Price a month in US dollars").fill("9");
  await press(button("Set the price"));
  await expect(step(page, "Price").getByText("Done", { exact: true })).toBeVisible();

  // The legal pages, which no blank gets past.
  await press(page.getByRole("link", { name: "Write the legal pages" }));
  for (const name of ["Imprint", "Privacy policy", "Terms", "Refunds"]) {
    await press(button(`Begin with a template: ${name}`));
  }
  await press(button("Save"));
  await expect(page.getByText("Fill in or remove this first: [[Name of the person or company]]").first()).toBeVisible();
  for (const name of ["Imprint", "Privacy policy", "Terms", "Refunds"]) {
    await fillIn(page.getByRole("textbox", { name, exact: true }));
  }
  await press(button("Save"));
  await expect(page.getByRole("link", { name: "Open: Imprint" })).toBeVisible();

  // The first video, with its category.
  await page.goto("/admin/add-video");
  await page.getByLabel("Address of the video").fill("https://youtu.be/first______");
  await expect(page.getByLabel("Title")).toHaveValue("The film first______");
  await press(button("New category"));
  await page.getByLabel("Name of the new category").fill("Nature");
  await press(button("Create category"));
  await press(button("Publish"));
  await expect(page.getByText("The film first______ is published")).toBeVisible();

  // A second price, and a code.
  await page.goto("/admin/plans");
  await press(button("Add price Monthly"));
  const price = page.getByRole("dialog", { name: "Add price" });
  await price.getByLabel("How often").selectOption("Years");
  await price.getByLabel("Amount").fill("90");
  await press(button("Add price", price));
  await expect(page.getByText("Price added")).toBeVisible();
  await press(button("Add code"));
  const code = page.getByRole("dialog", { name: "Add code" });
  await code.getByLabel("Code").fill("SPRING");
  await code.getByRole("spinbutton", { name: "Percent" }).fill("25");
  await press(button("Add code", code));
  await expect(page.getByText("Code added")).toBeVisible();

  // Visitors see only that it is coming, until the owner opens it.
  const context = await newContext();
  const visitor = await context.newPage();
  await visitor.goto("/");
  await expect(visitor.getByText("Coming soon").first()).toBeVisible();

  // Somebody who is invited sees everything already.
  const invited = newPerson();
  await page.goto("/admin/invitations");
  await page.getByLabel("Email addresses").fill(invited.email);
  await press(button("Invite 1 person"));
  await expect(page.getByText("Invited", { exact: true }).first()).toBeVisible();
  const [, invitation = ""] = await mailed(invited.email, /(\/signup\?invitation=(?:3D)?[\w-]+)/, site.outbox);
  const guest = await (await newContext()).newPage();
  await guest.goto(invitation.replace("=3D", "="));
  await expect(guest.getByText("You're invited")).toBeVisible();
  await guest.getByRole("textbox", { name: "Password", exact: true }).fill(invited.password);
  await guest.getByRole("checkbox").check();
  await button("Create my account", guest).click();
  await expect(guest.getByRole("link", { name: "The film first______" }).first()).toBeVisible();

  await page.goto("/admin/set-up");
  await press(button("Open the site").last());
  const question = page.getByRole("dialog");
  await expect(question).toContainText("Email isn't set up and tested");
  await expect(question).not.toContainText("The price isn't chosen");
  await press(button("Open anyway", question));
  await expect(page.getByText("Your site is open")).toBeVisible();
  const opened = Date.now();

  // A visitor signs up, buys a year with the code, and finds the video.
  const member = newPerson();
  await visitor.goto("/signup");
  await visitor.getByLabel("Username").fill(member.username);
  await visitor.getByLabel("Email").fill(member.email);
  await visitor.getByRole("textbox", { name: "Password", exact: true }).fill(member.password);
  await visitor.getByRole("textbox", { name: "Confirm password" }).fill(member.password);
  await visitor.getByRole("checkbox").check();
  await button("Sign Up", visitor).click();
  await expect(visitor).toHaveURL(/signin/);
  const signIn = visitor.getByRole("form", { name: "Sign In" });
  await signIn.getByLabel("Email").fill(member.email);
  await signIn.getByRole("textbox", { name: "Password" }).fill(member.password);
  await button("Sign In", signIn).click();
  await expect(visitor.getByRole("button", { name: "Account menu" })).toBeVisible();
  await visitor.goto("/subscription?code=SPRING");
  await visitor.getByText("Yearly, save 16%").click();
  await button("Subscribe", visitor).click();
  await expect(visitor.getByText("$67.50")).toBeVisible();
  await visitor.getByLabel("Card number").fill("4242 4242 4242 4242");
  await button("Subscribe", visitor).click();
  const paid = visitor.getByRole("region", { name: "What you pay" });
  await expect(paid).toContainText("$90.00 · Every year");
  await expect(paid).toContainText("Visa ending in 4242");
  await visitor.goto("/");
  await expect(visitor.getByRole("link", { name: "The film first______" }).first()).toBeVisible();

  // The owner sees the payment and what it was for.
  await page.goto("/admin/payments");
  await expect(page.getByRole("row").filter({ hasText: member.username })).toContainText("$67.50");
  await page.goto("/admin/plans");
  await expect(page.getByRole("row").filter({ hasText: "SPRING" })).toContainText("1");
  await page.getByRole("row").filter({ hasText: "SPRING" }).getByRole("link").first().click();
  await expect(page.getByRole("row").filter({ hasText: member.username })).toContainText("$22.50");
  await expectAccessible(page, "who used a code");
  const seconds = (until: number) => Math.round((until - began) / 1000);
  const note = `${presses} presses and ${seconds(opened)} s to open, ${seconds(Date.now())} s to a paying member`;
  test.info().annotations.push({ type: "measured", description: note });
  process.stdout.write(`${note}\n`);
});
