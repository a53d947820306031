import type { Locator, Page } from "@playwright/test";
import { expect, test } from "#support/fixtures.ts";
import { expectAccessible } from "#support/look/accessibility.ts";
import { expectPlaying, toast } from "#support/moves.ts";
import { authorization, keepSession, logIn, register } from "#support/people/accounts.ts";
import { mailsTo, offerLinkMailedTo } from "#support/people/mails.ts";
import { newWord } from "#support/people/words.ts";

// Keeps axe from catching a transition halfway; colours and sizes are the same.
test.use({ contextOptions: { reducedMotion: "reduce" } });

let readers = 0;
const newReader = () => `reader-${process.pid}-${Date.now()}-${readers++}@example.com`;

/** What a person goes through: the screens they see, and the fields that they fill in by themselves. */
class Way {
  readonly screens: string[] = [];
  readonly fields: string[] = [];
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async sees(screen: string, landmark: Locator): Promise<void> {
    await expect(landmark).toBeVisible();
    this.screens.push(screen);
  }

  async types(form: Locator, label: string, text: string): Promise<void> {
    const field = form.getByLabel(label, { exact: true });
    if ((await field.evaluate(({ tagName }) => tagName)) === "SELECT") await field.selectOption(text);
    else await field.fill(text);
    this.fields.push(label);
  }

  expectShort(email: string): void {
    expect(this.screens.length, this.screens.join(", ")).toBeLessThanOrEqual(5);
    expect(this.fields.length, this.fields.join(", ")).toBeLessThanOrEqual(7);
    expect(mailsTo(email)).toHaveLength(1);
  }

  /** Signs up for the news, on the landing page. @returns the path of the mailed link */
  async asksForTheMonth(email: string): Promise<string> {
    const form = this.#page.getByRole("form", { name: "News sign-up" });
    // Not shared with another test, which would take the username that is proposed.
    await this.types(form, "First name *", newWord());
    await this.types(form, "Last name *", "Lovelace");
    await this.types(form, "Age *", "36");
    await this.types(form, "Country *", "Norway");
    await this.types(form, "Email *", email);
    await form.getByRole("button", { name: "Claim my free month" }).click();
    await this.sees("check your email", this.#page.getByRole("status", { name: "Check your email" }));
    return offerLinkMailedTo(email);
  }

  /** Creates an account through that link, which fills in the form. */
  async signsUp(link: string, email: string): Promise<void> {
    await this.#page.goto(link);
    const form = this.#page.getByRole("form", { name: "Sign Up" });
    await this.sees("sign up", form);
    await expect(this.#page.getByText("Your free month is waiting")).toBeVisible();
    await expect(form.getByLabel("Email")).toHaveValue(email);
    await expect(form.getByLabel("Username")).toHaveValue(/./);
    await expectAccessible(this.#page);
    await this.types(form, "Password *", "moon over water 9");
    await form.getByRole("button", { name: "Start my free month" }).click();
  }
}

test("a visitor gets a free month on the landing page, and watches a video, within five screens and seven fields", {
  tag: "@narrow-nightly",
}, async ({ page }) => {
  const way = new Way(page);
  const email = newReader();
  await page.goto("/");
  await way.sees("landing page", page.getByRole("heading", { level: 1 }));
  await way.signsUp(await way.asksForTheMonth(email), email);
  await way.sees("home", page.getByRole("button", { name: /^Play / }).first());
  await expect(page).toHaveURL("/");
  await expect(toast(page, "Your free month has begun")).toBeVisible();
  await page.goto("/?search=swell+under+a+low+sun");
  await page.getByRole("link", { name: "Tides", exact: true }).first().click();
  await way.sees("video", page.getByRole("heading", { level: 1, name: "Tides" }));
  await expectPlaying(page.locator("video"));

  way.expectShort(email);
  await page.goto("/subscription");
  await expect(page.getByText(/Pro until .+, free of charge\./)).toBeVisible();
});

test("a visitor watches a video that somebody shared, within five screens and seven fields", async ({ page, api }) => {
  const found = await api.request.get("/api/category/v1/video/?search=swell+under+a+low+sun", {
    headers: authorization(api.superuser),
  });
  const [{ id }] = (await found.json()).results;
  const way = new Way(page);
  const email = newReader();
  await page.goto(`/watch/${id}`);
  await way.sees("teaser", page.getByRole("heading", { level: 1, name: "Tides" }));
  await page.getByRole("link", { name: "Watch free for a month" }).click();
  await expect(page.getByRole("form", { name: "News sign-up" })).toBeInViewport();
  await way.sees("landing page", page.getByRole("form", { name: "News sign-up" }));
  await way.signsUp(await way.asksForTheMonth(email), email);
  await way.sees("video", page.getByRole("button", { name: "Play Tides" }));
  await expect(page).toHaveURL(`/watch/${id}`);
  await page.getByRole("button", { name: "Play Tides" }).click();
  await expectPlaying(page.locator("video"));
  way.expectShort(email);
});

test("another address than the offer's is registered like any other", async ({ page }) => {
  const way = new Way(page);
  await page.goto("/");
  await page.goto(await way.asksForTheMonth(newReader()));
  await page.getByRole("button", { name: "Use another address" }).click();
  const name = `guest${process.pid}${Date.now()}`;
  const form = page.getByRole("form", { name: "Sign Up" });
  await form.getByLabel("Username").fill(name);
  await form.getByLabel("Email").fill(`${name}@example.com`);
  await form.getByRole("textbox", { name: "Password", exact: true }).fill("moon over water 9");
  await form.getByRole("textbox", { name: "Confirm password" }).fill("moon over water 9");
  await form.getByRole("button", { name: "Sign Up" }).click();
  await expect(toast(page, "Successfully registered")).toBeVisible();
  const signIn = page.getByRole("form", { name: "Sign In" });
  await expect(signIn.getByLabel("Email")).toHaveValue(`${name}@example.com`);
  await signIn.getByRole("textbox", { name: "Password" }).fill("moon over water 9");
  await signIn.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("button", { name: /^Play / }).first()).toBeVisible();
});

test("a member claims the free month, once", { tag: "@nightly" }, async ({ page, request, context, baseURL }) => {
  await page.goto("/");
  const link = await new Way(page).asksForTheMonth(newReader());
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
