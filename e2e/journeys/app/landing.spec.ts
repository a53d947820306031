import type { Locator, Page } from "@playwright/test";
import { expect, test } from "#support/fixtures.ts";
import { expectAccessible, expectNoSidewaysScrolling } from "#support/look/accessibility.ts";
import { appName, expectPlaying, toast } from "#support/moves.ts";
import { newPerson } from "#support/people/accounts.ts";

/** A field of the news form; a required field's label ends with an asterisk. */
function field(form: Locator, label: string): Locator {
  const role = { Age: "spinbutton", Country: "combobox" } as const;
  return form.getByRole(label === "Age" || label === "Country" ? role[label] : "textbox", { name: label, exact: true });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the landing page is readable", async ({ page }) => {
    await page.goto("/");
    await expect(page).toHaveTitle(appName);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Entertainment that expands the mind.");
    await expect(page.getByRole("heading", { name: "Your first month is free." })).toBeVisible();
    await expect(page.getByText("early access to what's coming")).toBeVisible();
    await expect(page.getByRole("textbox", { name: "First name" })).toBeVisible();
    // getByText does not find text inside `noscript`.
    const advice = page.locator("noscript p");
    await expect(advice).toBeVisible();
    expect(await advice.textContent()).toContain("This form needs JavaScript.");
    await expect(page.getByText("$9.00 a month", { exact: true })).toBeVisible();
    await expect(page.getByText(/^\d+ videos$/)).toBeVisible();
    const works = page.getByRole("list", { name: "Some of the videos" });
    await expect(works.getByRole("listitem")).toHaveCount(8);
    await expect(works.getByRole("listitem").first().locator("p").first()).not.toBeEmpty();
    // Nothing typed ends up in the URL.
    await page.getByRole("textbox", { name: "First name" }).fill("Ada");
    await page.getByRole("textbox", { name: "First name" }).press("Enter");
    await expect(page).toHaveURL("/");
    await page.getByText("How do I cancel?").click();
    await expect(page.getByText("On your Subscription page, whenever you like.")).toBeVisible();
    await expect(page.getByRole("heading", { name: "On your home screen, for free" })).toBeVisible();
    await page.getByText("How to install it").click();
    await expect(page.getByText("In Safari, press Share")).toBeVisible();
    await expect(page.getByRole("link", { name: "Watch the film" })).toHaveAttribute("href", "/promo/promo.mp4");
  });
});

test("the promo film is fetched only when played", async ({ page }) => {
  const films: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "media" || request.url().endsWith(".mp4")) films.push(request.url());
  });
  await page.goto("/");
  await expect(page.getByRole("list", { name: "Some of the categories" }).getByRole("listitem").first()).toBeVisible();
  expect(films).toEqual([]);

  await page.getByRole("link", { name: "Watch the film" }).click();
  await expectPlaying(page.locator("video"));
  expect(films.length).toBeGreaterThan(0);
  await expect(page.locator("video")).toBeFocused();

  await page.keyboard.press("Escape");
  await expect(page.locator("video")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Watch the film" })).toBeFocused();
});

test("the end of the promo film does not interrupt filling in the form", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Watch the film" }).click();
  const video = page.locator("video");
  await expectPlaying(video);
  const name = field(page.getByRole("form", { name: "News sign-up" }), "First name");
  await name.click();
  await page.keyboard.type("Ad");
  await page.keyboard.press("Escape");
  await expect(name).toBeFocused();
  await video.evaluate((element: HTMLVideoElement) => {
    element.currentTime = element.duration - 0.1;
  });
  await expect(page.getByRole("link", { name: "Watch the film" })).toBeAttached();
  await page.keyboard.type("a");
  await expect(name).toHaveValue("Ada");
  await expect(name).toBeInViewport();
});

test("works are shown by name, and nothing shifts when they load", { tag: "@narrow-nightly" }, async ({ page }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const _ of list.getEntries()) document.documentElement.setAttribute("data-moved", "");
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto("/");
  const works = page.getByRole("list", { name: "Some of the videos" });
  await works.scrollIntoViewIfNeeded();
  await expect(works.getByRole("listitem")).toHaveCount(8);
  await expect(page.getByText(/^\d+ videos$/)).toBeVisible();
  await expect(works.locator("img").first()).toBeVisible();
  await expect(page.locator("html")).not.toHaveAttribute("data-moved");
  await expectNoSidewaysScrolling(page);
});

test("the links of the landing page work", { tag: "@narrow-nightly" }, async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Get one month free" }).click();
  await expect(page.getByRole("form", { name: "News sign-up" })).toBeInViewport();
  const header = page.getByRole("banner");
  await expect(header.getByRole("link", { name: appName })).toBeVisible();
  await expect(header.getByRole("link", { name: "Sign In" })).toBeVisible();
  await header.getByRole("link", { name: "Sign Up" }).click();
  await expect(page).toHaveURL("/signup");
});

test("the news form marks required fields and says thank you", async ({ page }) => {
  await page.goto("/");
  const form = page.getByRole("form", { name: "News sign-up" });
  for (const label of ["First name", "Last name", "Age", "Country", "Email"]) {
    await expect(field(form, label)).toHaveAttribute("required");
    await expect(form.locator("label", { hasText: label })).toContainText("*");
  }
  await expect(form.getByRole("textbox", { name: "Comments" })).toHaveCount(0);
  await form.getByText("Add more about you").click();
  for (const label of ["Middle name", "Telephone", "Comments"]) {
    await expect(field(form, label)).not.toHaveAttribute("required");
  }
  await expect(field(form, "Email")).toHaveAttribute("type", "email");
  await expect(field(form, "Telephone")).toHaveAttribute("type", "tel");

  const sent: unknown[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/subscriberlist/")) sent.push(request.postDataJSON());
  });
  const send = form.getByRole("button", { name: "Claim my free month" });
  await send.click();
  // The browser's own validation stops at the first required field.
  await expect(field(form, "First name")).toBeFocused();
  expect(sent).toEqual([]);

  const { email } = newPerson();
  await field(form, "First name").fill("Ada");
  await field(form, "Middle name").fill("King");
  await field(form, "Last name").fill("Lovelace");
  await field(form, "Age").fill("36");
  await field(form, "Country").selectOption("United Kingdom");
  await field(form, "Email").fill(email);
  await send.click();
  await expect(toast(page, "Thank you for submitting")).toBeVisible();
  const next = page.getByRole("status", { name: "Check your email" });
  await expect(next).toBeFocused();
  await expect(next).toContainText(email);
  await expectAccessible(page);
  expect(sent).toEqual([
    {
      first_name: "Ada",
      middle_name: "King",
      last_name: "Lovelace",
      full_name: "Ada King Lovelace",
      age: 36,
      telephone: "",
      country: "United Kingdom",
      secondary_email: email,
      comments: "",
    },
  ]);
  await toast(page, "Thank you for submitting").getByRole("button", { name: "Close" }).click();
  await expect(toast(page, "Thank you for submitting")).toHaveCount(0);
});

test.describe("on a slow network", () => {
  /** Opens the page, and blocks React until the returned function is called. */
  async function openSlowly(page: Page): Promise<() => void> {
    const { promise: arrived, resolve } = Promise.withResolvers<void>();
    await page.route("**/assets/landing-hydrateForm-*.js", async (route) => {
      await arrived;
      await route.continue();
    });
    await page.goto("/", { waitUntil: "domcontentloaded" });
    return resolve;
  }

  test("a press on the film plays it immediately", async ({ page }) => {
    const arrive = await openSlowly(page);
    await page.getByRole("link", { name: "Watch the film" }).click();
    await expect(page.locator("video")).toBeFocused();
    await expect(page).toHaveURL("/");
    arrive();
  });

  test("the news form accepts a submission before it is ready, and sends it once", async ({ page }) => {
    const sent: unknown[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/subscriberlist/")) sent.push(request.postDataJSON());
    });
    const arrive = await openSlowly(page);
    const { email } = newPerson();
    const form = page.getByRole("form", { name: "News sign-up" });
    await field(form, "First name").fill("Ada");
    await field(form, "Last name").fill("Lovelace");
    await field(form, "Age").fill("36");
    await field(form, "Country").selectOption("France");
    await field(form, "Email").fill(email);
    await form.getByRole("button", { name: "Claim my free month" }).click();
    const sending = form.getByRole("button", { name: "Sending…" });
    await expect(sending).toHaveAttribute("aria-disabled", "true");
    await sending.click({ force: true });
    expect(sent).toEqual([]);
    arrive();
    await expect(toast(page, "Thank you for submitting")).toBeVisible();
    expect(sent).toEqual([expect.objectContaining({ first_name: "Ada", country: "France", secondary_email: email })]);
    await expect(page).toHaveURL("/");
  });
});

test("the landing page offers to install the app if the browser supports it", async ({ page }) => {
  await page.goto("/");
  await page.getByText("How to install it").click();
  await expect(page.getByText("In Safari, press Share")).toBeVisible();
  await expect(page.getByRole("button", { name: "Install the app" })).toHaveCount(0);

  // A headless browser never offers the installation, so the test dispatches the event.
  await page.evaluate(() => {
    const offer = new Event("beforeinstallprompt", { cancelable: true });
    Object.assign(offer, { prompt: () => document.documentElement.setAttribute("lang", "en-asked") });
    dispatchEvent(offer);
  });
  await page.getByRole("button", { name: "Install the app" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en-asked");
  await expect(page.getByRole("button", { name: "Install the app" })).toHaveCount(0);
});

test("a visitor gets the 404 page at a member's URL, and finds the way home", async ({ page, allowMessage }) => {
  allowMessage(/status of 404/);
  const response = await page.goto("/favorites");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1, name: "Page Not Found" })).toBeVisible();
  const signIn = page.getByRole("main").getByRole("link", { name: "Sign in to see this page" });
  await expect(signIn).toHaveAttribute("href", "/signin?next=%2Ffavorites");
  await page.getByRole("link", { name: "Go to Home" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Entertainment that expands the mind.");
});
