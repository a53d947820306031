import type { Page } from "@playwright/test";
import { expect, test } from "#support/fixtures.ts";
import { expectAccessible } from "#support/look/accessibility.ts";
import { playButton } from "#support/moves.ts";
import { keepSession, logIn, register } from "#support/people/accounts.ts";

// Keeps axe from catching a transition halfway; colours and sizes are the same.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const section = (page: Page, name: string) => page.getByRole("region", { name });
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

/** Reloads until the webhook has arrived. */
async function eventually(page: Page, text: RegExp | string): Promise<void> {
  await expect(async () => {
    await page.goto("/subscription");
    await expect(page.getByRole("main").getByText(text).first()).toBeVisible({ timeout: 2000 });
  }).toPass();
}

/** Presses buttons in the customer portal and returns. */
async function inPortal(page: Page, ...moves: readonly string[]): Promise<void> {
  await page.goto("/subscription");
  await page.getByRole("main").getByRole("button", { name: "Change card" }).click();
  await expect(page.getByRole("heading", { name: "Your subscription" })).toBeVisible();
  await expectAccessible(page);
  for (const move of moves) await press(page, move);
  await page.getByRole("link", { name: "Return to Mindreel" }).click();
  await expect(page).toHaveURL("/subscription");
}

test("a subscription from start to end: gate, pay, renew, fail, recover, cancel, expire, gate", {
  tag: "@nightly",
}, async ({ page, request, context, baseURL, allowMessage }) => {
  test.slow();
  const member = await register(request);
  await keepSession(context, await logIn(request, member), baseURL ?? "");

  await test.step("from the gate to the payment page", async () => {
    await page.goto("/");
    await page.getByRole("main").getByRole("link", { name: "Subscribe", exact: true }).click();
    await section(page, "Monthly").getByRole("button", { name: "Subscribe" }).click();
    await expect(page).toHaveURL(/\/rehearsal\/pay\/cs_test_/);
    await expect(page.getByText("It takes no money and no real cards.")).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("a cancelled checkout costs nothing", async () => {
    await page.getByRole("link", { name: "Back to Mindreel" }).click();
    await expect(page.getByText("Nothing was charged. You can subscribe whenever you like.")).toBeVisible();
    await section(page, "Monthly").getByRole("button", { name: "Subscribe" }).click();
  });

  await test.step("a declined card, then one that the bank asks about", async () => {
    await page.getByLabel("Card number").fill("4000 0000 0000 0002");
    await press(page, "Subscribe");
    await expect(page.getByRole("alert")).toHaveText("Your card was declined.");
    await page.getByLabel("Card number").fill("4000 0025 0000 3155");
    await press(page, "Subscribe");
    await expectAccessible(page);
    await press(page, "Complete authentication");
    await expect(page.getByText("Validating Payment").or(section(page, "You are a pro user"))).toBeVisible();
    await expect(page).toHaveURL("/subscription");
    await expect(section(page, "You are a pro user")).toContainText(/Pro until .+, renews automatically\./);
    await expect(page.getByText(/^Welcome! Your payment has arrived/)).toBeVisible();
    await expectAccessible(page, "welcome");
  });

  await test.step("the videos are there", async () => {
    await page.getByRole("main").getByRole("link", { name: "Watch something" }).click();
    await expect(
      playButton(page, "Big Buck Bunny")
        .or(page.getByRole("button", { name: /^Play / }))
        .first(),
    ).toBeVisible();
  });

  await test.step("it renews", async () => {
    await inPortal(page, "Next renewal");
    await eventually(page, /Pro until .+, renews automatically\./);
  });

  await test.step("a failed renewal shows on every page, and is mended", async () => {
    await inPortal(page, "Fail the next payment", "Next renewal");
    await eventually(page, "Your last payment didn't go through");
    await expect(section(page, "Your last payment didn't go through")).toContainText("You are a pro user");
    await expectAccessible(page, "past due");
    await page.goto("/profile");
    await expect(page.getByRole("alert").getByRole("link", { name: "Fix the payment" })).toBeVisible();
    await expectAccessible(page, "past due");
    await page.getByRole("alert").getByRole("link", { name: "Fix the payment" }).click();
    await page.getByRole("link", { name: "Pay now" }).click();
    await expectAccessible(page);
    await press(page, "Pay invoice");
    await expect(page.getByText("It is paid. Thank you.")).toBeVisible();
    await eventually(page, /renews automatically\./);
  });

  await test.step("cancelled, it lasts until the end of what was paid", async () => {
    await inPortal(page, "Cancel subscription");
    await eventually(page, /Your subscription ends then; nothing more is charged\./);
    const open = await context.newPage();
    await open.goto("/");
    await expect(open.getByRole("button", { name: /^Play / }).first()).toBeVisible();
    await inPortal(page, "A month passes");
    await expect(async () => {
      await page.goto("/");
      await expect(page.getByRole("heading", { name: "You are not a pro user" })).toBeVisible({ timeout: 2000 });
    }).toPass();
    // A tab that still shows videos gets the gate on its next request.
    allowMessage(/status of 403/);
    await open.getByRole("searchbox", { name: "Search videos" }).fill("moon");
    await open.keyboard.press("Enter");
    await expect(open.getByRole("heading", { name: "You are not a pro user" })).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Subscribe", exact: true }).click();
    await expect(page).toHaveURL("/subscription");
    // The paid time may end before the webhook reports the end of the subscription.
    await eventually(page, "Monthly");
    await expect(section(page, "Monthly").getByRole("button", { name: "Subscribe" })).toBeVisible();
  });
});

test("a refund is shown to the member and to a superuser, and leads back to the plan", { tag: "@nightly" }, async ({
  page,
  request,
  newContext,
  baseURL,
  signIn,
  allowMessage,
}) => {
  // The plan ends while the page that shows it is still loading the member's notices.
  allowMessage(/status of 403 .*\/notices\//);
  const member = await register(request);
  const session = await logIn(request, member);
  const context = await newContext();
  await keepSession(context, session, baseURL ?? "");
  const theirs = await context.newPage();
  const subscribe = async () => {
    await section(theirs, "Monthly").getByRole("button", { name: "Subscribe" }).click();
    await theirs.getByLabel("Card number").fill("4242 4242 4242 4242");
    await press(theirs, "Subscribe");
    await expect(section(theirs, "You are a pro user")).toContainText(/renews automatically\./);
  };
  await theirs.goto("/subscription");
  await subscribe();
  await inPortal(theirs, "Refund the last payment");
  await eventually(theirs, "Your payment was refunded");
  await expect(theirs.getByRole("alert")).toContainText(
    "Your subscription ended with it, and nothing more is charged.",
  );
  await expectAccessible(theirs, "refunded");

  await signIn("pro");
  await page.goto(`/admin/users/${session.id}`);
  await expect(section(page, "Plan")).toContainText(
    /The last payment was refunded on .+: the subscription ended with it/,
  );
  await expect(section(page, "Payments").getByRole("row").filter({ hasText: "$9.00" })).toContainText("Refunded");

  await subscribe();
  const running = section(page, "Payments").getByRole("row").filter({ hasText: "Paid" });
  // The payment is reported by a separate event.
  await expect(async () => {
    await page.reload();
    await expect(section(page, "Plan")).toContainText(/Subscribed: paid until .+, renews automatically\./, {
      timeout: 5000,
    });
    await expect(running).toHaveCount(1, { timeout: 2000 });
  }).toPass();
});

test("a checkout that fails shows the error on the subscription page", async ({
  page,
  request,
  context,
  baseURL,
  allowMessage,
}) => {
  const member = await register(request);
  await keepSession(context, await logIn(request, member), baseURL ?? "");
  allowMessage(/status of 503/);
  await page.route("**/create-checkout-session/", (route) =>
    route.fulfill({
      status: 503,
      json: {
        code: "payments_unreachable",
        message: "The bank sleeps.",
        url: new URL("/subscription?x=1", baseURL).href,
      },
    }),
  );
  await page.goto("/subscription");
  await section(page, "Monthly").getByRole("button", { name: "Subscribe" }).click();
  await expect(page).toHaveURL("/subscription?x=1");
  await expect(page.getByRole("alert").filter({ hasText: "The bank sleeps." })).toBeVisible();
});
