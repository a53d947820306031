import type { Page } from "@playwright/test";
import { expect } from "#support/fixtures.ts";
import { picture } from "#support/library.ts";
import { expectAccessible } from "#support/look/accessibility.ts";
import { widths } from "#support/look/widths.ts";
import { appStarted, toast } from "#support/moves.ts";
import { openSettings, openTab, save, test } from "#support/own-site.ts";
import { mailed } from "#support/people/mails.ts";

test.describe.configure({ mode: "default" });
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** The landing page's text, button colour and title. */
const looks = async (page: Page) => ({
  title: await page.title(),
  words: (await page.locator("header, main, footer").allTextContents()).join("\n"),
  button: await page.locator(".plan-actions .button").evaluate((button) => getComputedStyle(button).backgroundColor),
});

const loadedFonts = (page: Page) =>
  page.evaluate(() => {
    const loaded = performance.getEntriesByType("resource").map(({ name }) => name.split("/").at(-1) ?? "");
    return [...new Set(loaded.filter((name) => name.endsWith(".woff2")))];
  });

test("a new owner makes the site their own, checks it on a phone, and restores the original", {
  tag: "@nightly",
}, async ({ page, site, newContext, allowMessage }) => {
  const phone = await (await newContext({ viewport: widths.narrow, baseURL: site.baseUrl })).newPage();
  await phone.goto("/");
  const before = await looks(phone);
  expect(before.words).toContain("Mindreel");

  await openSettings(page, site.owner);
  const preview = page.locator("iframe:not([data-waiting])").contentFrame();
  await page.getByLabel("Name", { exact: true }).fill("Fernlight");
  await page.getByLabel("Tagline").fill("Films *worth* an evening.");
  await openTab(page, "Look");
  await page.getByLabel("Accent color").fill("#1f6f54");
  await page.getByLabel("Stage color").fill("#10241a");
  await page.getByLabel("Typeface").selectOption("Figtree");
  await page.getByLabel("For light backgrounds", { exact: true }).setInputFiles(await picture("#1f6f54", 320, 128));
  await expect(page.getByLabel("Description")).toHaveValue("Fernlight");
  await page.getByLabel("Beside sign-in", { exact: true }).setInputFiles(await picture("#2f4f1f", 800, 1000));
  await expect(page.getByRole("button", { name: "Remove: Beside sign-in" })).toBeVisible();
  await openTab(page, "Landing page");
  await page.getByLabel("Introduction").fill("Quiet films about woods and water, a new one every week.");
  await page.getByLabel("Button", { exact: true }).fill("Walk with us");
  await page.getByRole("button", { name: "Move The free month up" }).click();
  await openTab(page, "Plan");
  await page.getByLabel("Price a month").fill("12.50");
  await openTab(page, "Legal pages");
  await page.getByLabel("Imprint").fill("## Fernlight Films\n\n1 Wood Lane, Ferntown\n\nfern@example.com");
  await expect(preview.getByText("1 Wood Lane, Ferntown")).toBeVisible();
  await openTab(page, "Own pages");
  await page.getByRole("button", { name: "Add a page" }).click();
  await page.getByRole("textbox", { name: "Title" }).fill("About us");
  await expect(page.getByRole("textbox", { name: "Address" })).toHaveValue("about-us");
  await page.getByRole("textbox", { name: "Text" }).fill("## Who we are\n\nTwo people, one wood.");
  await expect(preview.getByRole("heading", { name: "Who we are" })).toBeVisible();
  expect(await save(page)).toBe(true);

  await phone.reload();
  await expect(phone).toHaveTitle(/Fernlight/);
  await expect(phone.getByRole("heading", { level: 1 })).toHaveText("Films worth an evening.");
  await expect(phone.getByRole("banner").getByRole("img", { name: "Fernlight" })).toBeVisible();
  await expect(phone.getByText("Quiet films about woods and water")).toBeVisible();
  await expect(phone.getByRole("link", { name: "Walk with us" })).toBeVisible();
  await expect(phone.locator(".plan-price")).toContainText("$12.50");
  const sections = await phone.locator("main section[id]").evaluateAll((all) => all.map(({ id }) => id));
  expect(sections.indexOf("free-month")).toBeLessThan(sections.indexOf("price"));
  const after = await looks(phone);
  expect(after.button).toBe("rgb(31, 111, 84)");
  expect(after.words).not.toContain("Mindreel");
  expect(await phone.locator("footer").evaluate((footer) => getComputedStyle(footer).backgroundColor)).toBe(
    "rgb(16, 36, 26)",
  );
  // A browser that was here before has the former typeface in its memory.
  const newcomer = await (await newContext({ viewport: widths.wide, baseURL: site.baseUrl })).newPage();
  await newcomer.goto("/signin");
  await expect(newcomer.locator("picture img")).toHaveJSProperty("complete", true);
  await expect(newcomer.locator("picture img")).toBeInViewport();
  const fonts = await loadedFonts(newcomer);
  expect(fonts).toContainEqual(expect.stringMatching(/^figtree-latin-wght-normal-/));
  expect(fonts.filter((name) => !name.startsWith("figtree-"))).toEqual([]);
  await expectAccessible(phone, "rebranded landing page");
  const opened = phone.waitForEvent("popup");
  await phone.getByRole("contentinfo").getByRole("link", { name: "Imprint" }).click();
  const imprint = await opened;
  await expect(imprint.getByRole("heading", { level: 1, name: "Imprint" })).toBeVisible();
  await expect(imprint.getByText("1 Wood Lane, Ferntown")).toBeVisible();
  await appStarted(imprint);
  await expectAccessible(imprint, "imprint");

  const alsoOpened = phone.waitForEvent("popup");
  await phone.getByRole("contentinfo").getByRole("link", { name: "About us" }).click();
  const about = await alsoOpened;
  await expect(about).toHaveTitle("About us · Fernlight");
  await expect(about.getByRole("heading", { level: 2, name: "Who we are" })).toBeVisible();
  await appStarted(about);
  await expectAccessible(about, "own page");

  await openTab(page, "History");
  await page
    .getByRole("button", { name: /^Undo change/ })
    .first()
    .click();
  await expect(toast(page, "Undone. Visitors see it from now on.")).toBeVisible();
  allowMessage(/status of 404/);
  expect((await imprint.reload())?.status()).toBe(404);
  expect((await about.reload())?.status()).toBe(404);
  await phone.goto("/");
  expect(await looks(phone)).toEqual(before);
});

test("an owner rewords a sentence of the sign-in page and an error message, and resets them", {
  tag: "@nightly",
}, async ({ page, site, newContext, allowMessage }) => {
  const visitor = await (await newContext({ baseURL: site.baseUrl })).newPage();
  const sentence = (text: string) => visitor.getByRole("button", { name: text });
  await visitor.goto("/signin");
  await expect(sentence("Use a passkey")).toBeVisible();

  await openSettings(page, site.owner);
  await openTab(page, "Wording");
  await page.getByRole("searchbox", { name: "Find a sentence" }).fill("use a passkey");
  await page.getByRole("button", { name: "Change: Use a passkey" }).click();
  await page.getByLabel("Your sentence").fill("Tap your key");
  await expectAccessible(page, "words of the app");
  expect(await save(page)).toBe(true);
  await visitor.reload();
  await expect(sentence("Tap your key")).toBeVisible();
  await expect(sentence("Use a passkey")).toHaveCount(0);

  await page.getByRole("searchbox", { name: "Find a sentence" }).fill("authentication failed");
  await page.getByRole("button", { name: "Change: User authentication failed" }).click();
  await page.getByLabel("Your sentence").fill("This key does not fit.");
  expect(await save(page)).toBe(true);
  allowMessage(/status of 401/);
  await visitor.getByRole("textbox", { name: "Email" }).fill("nobody@example.com");
  await visitor.getByRole("textbox", { name: "Password" }).fill("not the password");
  await visitor.keyboard.press("Enter");
  await expect(toast(visitor, "This key does not fit.")).toBeVisible();

  const builtIn = page.getByRole("button", { name: "Back to the built-in sentence" });
  await builtIn.click();
  await page.getByRole("searchbox", { name: "Find a sentence" }).fill("tap your key");
  await page.getByRole("button", { name: "Change: Tap your key" }).click();
  await builtIn.click();
  expect(await save(page)).toBe(true);
  await visitor.reload();
  await expect(sentence("Use a passkey")).toBeVisible();
});

test("an owner rewords a mail, tests it, and resets it", { tag: "@nightly" }, async ({ page, site }) => {
  const { email, username } = site.owner;
  const forget = () => page.request.post("/dj-rest-auth/password/reset/", { data: { email } });
  await openSettings(page, site.owner);
  await openTab(page, "Email");
  await page.getByRole("button", { name: "Set a new password" }).click();
  const subject = page.getByLabel("Subject");
  await subject.fill("A new key for ");
  await page.getByRole("button", { name: "{name}" }).click();
  await expect(subject).toHaveValue("A new key for {name}");

  const text = page.getByRole("textbox", { name: "Text" });
  await text.fill("Dear {nickname},\n{link}");
  await expect(text).toHaveAccessibleDescription(/There's no {nickname} here\./);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(toast(page, "Set a new password, English: There's no {nickname} here.")).toBeVisible();

  await text.fill("Dear {name}, here you are.\n{link}");
  const preview = page.getByTitle("The email").contentFrame();
  await expect(preview.getByText(/^Dear .+, here you are\.$/)).toBeVisible();
  await expectAccessible(page, "words of a mail");
  await page.getByRole("button", { name: "Send me a test" }).click();
  await expect(toast(page, `A test is on its way to ${email}.`)).toBeVisible();
  await mailed(email, /^Subject: A new key for /m, site.outbox);

  expect(await save(page)).toBe(true);
  await forget();
  await mailed(email, new RegExp(`^Subject: A new key for ${username}`, "m"), site.outbox);
  await page.getByRole("button", { name: "Back to the built-in words" }).click();
  expect(await save(page)).toBe(true);
  await forget();
  await mailed(email, /^Subject: Set a new password/m, site.outbox);
});
