import type { Page } from "@playwright/test";
import { expect, test } from "#support/fixtures.ts";
import { expectAccessible } from "#support/look/accessibility.ts";
import { goTo, toast } from "#support/moves.ts";
import { authorization, keepSession, logIn, register } from "#support/people/accounts.ts";

// Keeps axe from catching a transition halfway; colours and sizes are the same.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const section = (page: Page, name: string) => page.getByRole("region", { name });
const row = (page: Page, text: string | RegExp) => page.getByRole("row").filter({ hasText: text });

test("a superuser grants a free member a week and revokes it", async ({ page, api, signIn }) => {
  const member = await register(api.request);
  const theirs = await logIn(api.request, member);
  const isPro = async () =>
    (await api.request.get("/api/accounts/v1/checkpro/", { headers: authorization(theirs) })).json();
  expect(await isPro()).toBe(false);

  await signIn("pro");
  await page.goto(`/admin/users-list?${new URLSearchParams({ search: member.email })}`);
  await row(page, member.email).getByRole("link").click();
  await expect(page).toHaveURL(`/admin/users/${theirs.id}`);
  await expect(section(page, "Plan")).toContainText("Not pro, and never was.");
  await expect(section(page, "Payments")).toContainText("Nothing paid so far.");
  await expectAccessible(page, "a free member");

  const free = section(page, "Free time");
  await free.getByRole("button", { name: "Give free time" }).click();
  // The reason is required.
  await expect(free).toContainText("None given so far.");
  await free.getByLabel("Reason").fill("A week for the trouble");
  await free.getByRole("button", { name: "Give free time" }).click();
  await expect(toast(page, "Free time given")).toBeVisible();
  await expect(row(page, "A week for the trouble")).toContainText("7 days");
  await expect(section(page, "Plan")).toContainText(/^PlanPro until .+, on free time\.$/);
  await expect(section(page, "History")).toContainText("Free time given (by a superuser)");
  expect(await isPro()).toBe(true);

  await free.getByRole("button", { name: "Take back 7 days" }).click();
  const dialog = page.getByRole("dialog", { name: "Take back 7 days" });
  await expectAccessible(page, "asked once");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  expect(await isPro()).toBe(true);
  await free.getByRole("button", { name: "Take back 7 days" }).click();
  await dialog.getByRole("button", { name: "Take back" }).click();
  await expect(row(page, "A week for the trouble")).toContainText("Taken back on");
  await expect(section(page, "History")).toContainText("Free time taken back (by a superuser)");
  expect(await isPro()).toBe(false);
});

test("after a purchase Stripe and Mindreel agree, and events can be replayed", { tag: "@nightly" }, async ({
  page,
  api,
  baseURL,
  signIn,
  newContext,
}) => {
  test.slow();
  const member = await register(api.request);
  const session = await logIn(api.request, member);
  const context = await newContext();
  await keepSession(context, session, baseURL ?? "");
  const theirs = await context.newPage();
  await theirs.goto("/subscription");
  await section(theirs, "Monthly").getByRole("button", { name: "Subscribe" }).click();
  await theirs.getByLabel("Card number").fill("4242 4242 4242 4242");
  await theirs.getByRole("button", { name: "Subscribe", exact: true }).click();
  await expect(section(theirs, "You are a pro user")).toBeVisible();

  await signIn("pro");
  await page.goto("/");
  await goTo(page, "Payments");
  await expect(page.getByRole("heading", { level: 1, name: "Payments" })).toBeVisible();
  await expect(page.getByRole("table", { name: "Payments" })).toContainText("$9.00");
  await expectAccessible(page, "the payments");
  await page
    .getByRole("navigation", { name: "Views" })
    .getByRole("link", { name: /^Check against Stripe/ })
    .click();
  const { username } = await (
    await api.request.get("/api/accounts/v1/current_user/", { headers: authorization(session) })
  ).json();
  const asked = Date.now();
  await expect(async () => {
    await page.getByRole("button", { name: "Check now" }).click();
    const { running, last } = await (
      await api.request.get("/api/billing/v1/reconciliation/", { headers: authorization(api.superuser) })
    ).json();
    expect(running).toBe(false);
    expect(Date.parse(last.started_at)).toBeGreaterThanOrEqual(asked);
  }).toPass();
  await expect(page.getByText(/^Last checked on .+: \d+ subscriptions?, \d+ differences?\.$/)).toBeVisible();
  // Other journeys buy and cancel at the same time, which causes differences for a moment.
  await expect(page.getByRole("main").getByText(username)).toHaveCount(0);

  const events = page.getByRole("table", { name: "Events received" });
  const paid = events.getByRole("row").filter({ hasText: "invoice.paid" }).filter({ hasText: username });
  /** Events of other journeys push it down the list. */
  const findPaid = async () => {
    await expect(events).toBeVisible({ timeout: 5000 });
    const more = page.getByRole("button", { name: "Load More" });
    // Stops before paging through a year of events, if it has not arrived yet.
    for (let step = 1; step <= 5 && !(await paid.isVisible()) && (await more.isVisible()); step++) {
      await more.click({ timeout: 5000 });
    }
    await expect(paid).toBeVisible({ timeout: 5000 });
  };
  const becomesDone = () =>
    expect(async () => {
      await page.goto("/admin/payments?view=events&state=done");
      await findPaid();
    }).toPass();
  await becomesDone();
  await expectAccessible(page, "agreed, with events");
  await paid.getByRole("button", { name: /^Replay/ }).click();
  await expect(toast(page, "The event is being processed again")).toBeVisible();
  await becomesDone();
  await expect(paid).toContainText("Done");

  await page.getByRole("combobox", { name: "Status" }).selectOption("Failed");
  await expect(page).toHaveURL("/admin/payments?view=events&state=failed");
  await expect(paid).toHaveCount(0);

  await page.getByRole("combobox", { name: "Status" }).selectOption("Done");
  await findPaid();
  await paid.getByRole("link", { name: username }).click();
  await expect(section(page, "Plan")).toContainText(/Subscribed: paid until .+, renews automatically\./);
  await expect(section(page, "Payments").getByRole("row").filter({ hasText: "$" })).toContainText("Paid");
  await expect(section(page, "History").getByRole("row").filter({ hasText: "Subscribed" })).toHaveCount(1);
  await expectAccessible(page, "a paying member");
});
