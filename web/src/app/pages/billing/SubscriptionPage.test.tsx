import type { Subscription } from "@mindreel/contract/billing/subscription";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { takeWanted } from "#app/pages/gates/wanted.ts";
import { toast, visits } from "#test/browser.ts";
import { show } from "#test/render.tsx";
import { plan, price, sells, sellsMonthly, spring } from "#test/selling.ts";
import { fails, refuses, responds } from "#test/server.ts";
import { noSubscription } from "#test/standing.ts";
import { rememberPayment } from "./justPaid.ts";
import { Component as SubscriptionPage } from "./SubscriptionPage.tsx";

const read = "GET /api/billing/v1/subscription/";
const at = "2026-01-15T12:00:00.000Z";
const until = "2099-12-01T10:00:00.000Z";

beforeEach(sellsMonthly);
const page = (standing: Partial<Subscription>) => {
  responds(read, { ...noSubscription, ...standing });
  return show(
    <main id="main" tabIndex={-1}>
      <SubscriptionPage />
    </main>,
    "/subscription",
  );
};

describe("the subscription page", () => {
  it.each([
    ["refund", "Your payment was refunded", "Your last payment was refunded on 15 January 2026."],
    ["dispute", "Your payment was taken back", "Your bank took your last payment back on 15 January 2026."],
  ] as const)("says that the last payment went back (%s), and sells the plan again", async (how, title, words) => {
    page({ portal: true, pro_until: at, returned: { at, how } });
    await screen.findByText(title);
    expect(screen.getByRole("alert").textContent).toContain(words);
    expect(screen.getByRole("alert").textContent).toContain("nothing more is charged.");
    expect(await screen.findByRole("button", { name: "Subscribe" })).toHaveProperty("disabled", false);
  });

  it("shows both to a member with a returned payment and free time", async () => {
    page({ state: "free", is_pro: true, pro_until: until, free_days: 9, returned: { at, how: "refund" } });
    const status = await screen.findByRole("region", { name: "You are a pro user" });
    expect(status.textContent).toContain("Pro until 1 December 2099, free of charge.");
    expect(status.textContent).toContain("Your last payment was refunded on 15 January 2026.");
  });

  it.each([
    ["open", { state: "active", is_pro: true, pro_until: until, paid_until: until }],
    ["block", {}],
  ] as const)("shows the pictures unlocked to pro members only (%s)", async (shape, standing) => {
    const { container } = page(standing);
    await waitFor(() => expect(container.querySelector("[data-shape]")?.getAttribute("data-shape")).toBe(shape));
  });

  it("tells a subscriber whose renewal is not known yet to wait, and offers no second plan", async () => {
    page({ state: "active", portal: true, pro_until: at, paid_until: at });
    await screen.findByText(/We don't know yet whether it has renewed/);
    expect(screen.queryByRole("button", { name: "Subscribe" })).toBeNull();
  });

  it("keeps the invoices of a former subscriber within reach", async () => {
    responds("POST /api/billing/v1/portal/", { url: "https://billing.stripe.com/p/1" });
    const { press } = page({ portal: true, pro_until: at, paid_until: at });
    await screen.findByRole("button", { name: "Subscribe" });
    await press("See your invoices");
    await waitFor(() => expect(visits).toEqual(["https://billing.stripe.com/p/1"]));
  });

  it("offers no invoices to somebody who never paid", async () => {
    page({});
    await screen.findByRole("button", { name: "Subscribe" });
    expect(screen.queryByRole("button", { name: "See your invoices" })).toBeNull();
  });

  it("remembers the video that somebody subscribes to watch, until they have paid", async () => {
    responds(read, noSubscription);
    show(<SubscriptionPage />, `/subscription?${new URLSearchParams({ wanted: "/watch/1?t=83" })}`);
    await screen.findByRole("heading", { name: "Monthly" });
    expect(takeWanted()).toBe("/watch/1?t=83");
  });

  it("lets one choose among plans, by how often one pays, and says what is charged", async () => {
    sells(
      ["usd", "eur"],
      plan(1, "Basic", [price("bm"), price("by", { interval: "year", amount: 9000, tax: "inclusive" })]),
      plan(2, "Premium", [price("pm", { amount: 1900 })], { trial_days: 14, features: ["Live talks"] }),
    );
    const asked = responds("POST /api/category/v1/create-checkout-session/", "https://checkout.stripe.com/c/1");
    const { user } = page({});
    const basic = within((await screen.findByRole("heading", { name: "Basic" })).closest("li") ?? document.body);
    basic.getByText("$9.00 today. It renews until you cancel.");
    const premium = within(screen.getByRole("heading", { name: "Premium" }).closest("li") ?? document.body);
    premium.getByText("$19.00 today. It renews until you cancel.");
    await user.click(screen.getByRole("radio", { name: "Yearly, save 16%" }));
    basic.getByText("$90.00 incl. tax today. It renews until you cancel.");
    await user.click(basic.getByRole("button", { name: "Subscribe" }));
    await waitFor(() => expect(visits).toEqual(["https://checkout.stripe.com/c/1"]));
    expect(asked.at(-1)?.body).toEqual({ price: "by", currency: "usd" });
    responds("GET /api/public/v1/codes/{code}/", spring);
    await user.click(screen.getByText("Do you have a code?"));
    await user.type(screen.getByLabelText("Code"), "SPRING");
    expect(basic.queryByText(/today|payment page/)).toBeNull();
    await basic.findByText("$67.50 incl. tax today. It renews until you cancel.");
    await user.selectOptions(screen.getByLabelText("Currency"), "EUR");
  });

  it.each([
    ["possible", true, /^\$0\.00 today, \$19\.00 on \d+ \w+ 20\d\d\. Cancel before then and you pay nothing\./],
    ["possible", false, /^\$0\.00 today, without a card\. Add one to keep it: \$19\.00 on \d+ \w+ 20\d\d\./],
    ["unconfirmed", true, /^Confirm your email address, and 14 free days come first\./],
    ["had", true, /^\$19\.00 today\. It renews until you cancel\./],
  ] as const)("says what free days mean to somebody to whom a trial is %s (card: %s)", async (trial, card, text) => {
    sells(["usd"], plan(1, "Premium", [price("pm", { amount: 1900 })], { trial_days: 14, trial_card: card }));
    page({ trial });
    await screen.findByText(text);
  });

  it("says of a trial until when it is free, what comes then, and how to keep or cancel it", async () => {
    const trial: Partial<Subscription> = {
      ...{ state: "active", is_pro: true, pro_until: until, paid_until: until, trial_end: until, portal: true },
      ...{ plan: { id: 1, name: "Premium" }, current_period_end: until },
      ...{ price: { id: "pm", interval: "month", interval_count: 1, amount: 1900, currency: "usd", tax: "none" } },
      next: { at: until, amount: 1900, currency: "usd", plus_tax: false },
    };
    const { press } = page(trial);
    await screen.findByText(
      "You're trying it for free until 1 December 2099. $19.00 is charged then, unless you cancel before.",
    );
    await press("Cancel trial");
    await screen.findByText(/^You can watch until 1 December 2099\. Nothing is charged/);
  });

  it("sells for ever what is sold so to a subscriber, after saying what becomes of the subscription", async () => {
    const once = price("once", { interval: "once", amount: 90_000 });
    sells(["usd"], plan(1, "Premium", [price("pm"), once]));
    const asked = responds("POST /api/category/v1/create-checkout-session/", "https://checkout.stripe.com/c/1");
    const running: Partial<Subscription> = {
      ...{ state: "active", is_pro: true, pro_until: until, paid_until: until, current_period_end: until },
      ...{ plan: { id: 1, name: "Premium" } },
      ...{ price: { id: "pm", interval: "month", interval_count: 1, amount: 900, currency: "usd", tax: "none" } },
    };
    const { press } = page(running);
    await press("Buy for ever");
    const dialog = within(await screen.findByRole("dialog"));
    dialog.getByText("Premium: $900.00 today, and nothing after that.");
    dialog.getByText("Your subscription then ends on 1 December 2099, and isn't charged again.");
    dialog.getByRole("button", { name: "Buy for ever" }).click();
    await waitFor(() => expect(asked.at(-1)?.body).toEqual({ price: "once", currency: "usd" }));
  });

  it("shows what a code takes off the next charge before it is used, and why one doesn't fit", async () => {
    const running: Partial<Subscription> = {
      ...{ state: "active", is_pro: true, pro_until: until, paid_until: until, current_period_end: until },
      ...{ plan: { id: 1, name: "Premium" } },
      ...{ price: { id: "pm", interval: "month", interval_count: 1, amount: 900, currency: "usd", tax: "none" } },
    };
    refuses("POST /api/billing/v1/subscription/code/preview/", { code: ["This code has expired."] });
    const used = responds("POST /api/billing/v1/subscription/code/", null);
    const { user, press } = page(running);
    await press("Use a code");
    const dialog = within(await screen.findByRole("dialog"));
    await user.type(dialog.getByLabelText("Code"), "OLD");
    await user.click(dialog.getByRole("button", { name: "See what it takes off" }));
    await dialog.findByText("This code has expired.");
    const next = { at: until, amount: 720, without: 900, currency: "usd" };
    responds("POST /api/billing/v1/subscription/code/preview/", next);
    await user.type(dialog.getByLabelText("Code"), "ER");
    expect(dialog.queryByText("This code has expired.")).toBeNull();
    await user.click(dialog.getByRole("button", { name: "See what it takes off" }));
    await dialog.findByText("Next charge on 1 December 2099: $7.20 instead of $9.00.");
    await user.click(dialog.getByRole("button", { name: "Use it" }));
    await toast("The code is used from the next charge on");
    expect(used.at(-1)?.body).toEqual({ code: "OLDER" });
  });

  it("says to somebody who bought it for ever that nothing more is charged, and sells nothing", async () => {
    page({ state: "forever", is_pro: true, pro_until: "9000-01-01T00:00:00.000Z" });
    await screen.findByText("Pro for ever. Nothing more is charged.");
    expect(screen.queryByRole("button", { name: "Subscribe" })).toBeNull();
  });

  it("asks for a card where the trial ends without one", async () => {
    const trial = { state: "cancelling", is_pro: true, pro_until: until, paid_until: until, trial_end: until } as const;
    responds("POST /api/billing/v1/portal/", { url: "https://billing.stripe.com/p/1" });
    const { press } = page({ ...trial, needs_card: true, portal: true });
    await screen.findByText(
      /^You're trying it for free until 1 December 2099\. Add a card to keep watching after that/,
    );
    await press("Add a card");
    await waitFor(() => expect(visits).toEqual(["https://billing.stripe.com/p/1"]));
  });

  it("tells what is paid every third month from what is paid every month", async () => {
    sells(["usd"], plan(1, "Basic", [price("m"), price("q", { interval_count: 3, amount: 2500 })]));
    const asked = responds("POST /api/category/v1/create-checkout-session/", "https://checkout.stripe.com/c/1");
    const { user, press } = page({});
    await user.click(await screen.findByRole("radio", { name: "Every 3 months" }));
    await press("Subscribe");
    await waitFor(() => expect(asked.at(-1)?.body).toEqual({ price: "q", currency: "usd" }));
  });

  it("shows what a subscriber pays, cancels after a question, and resumes", async () => {
    const running = {
      ...{
        state: "active",
        is_pro: true,
        pro_until: until,
        paid_until: until,
        portal: true,
        current_period_end: until,
      },
      ...{ plan: { id: 1, name: "Monthly" }, next: { at: until, amount: 900, currency: "usd", plus_tax: false } },
      price: { id: "m", interval: "month", interval_count: 1, amount: 900, currency: "usd", tax: "none" },
      card: { brand: "visa", last4: "4242" },
      invoices: [{ id: "in_1", number: "A-0001", at, amount: 900, currency: "usd", url: "https://stripe.test/in_1" }],
    } as const satisfies Partial<Subscription>;
    const { user, press } = page({ ...running, invoices: [...running.invoices] });
    const details = await screen.findByRole("region", { name: "What you pay" });
    for (const said of ["Monthly", "$9.00 · Every month", "$9.00 on 1 December 2099", "Visa ending in 4242"])
      expect(details.textContent).toContain(said);
    expect(screen.getByRole("link", { name: "A-0001" }).getAttribute("href")).toBe("https://stripe.test/in_1");
    responds("POST /api/billing/v1/subscription/cancel/", {
      ...{ ...noSubscription, ...running, invoices: [...running.invoices] },
      ...{ state: "cancelling", next: null },
    });
    await press("Cancel subscription");
    const dialog = within(await screen.findByRole("dialog", { name: "Cancel your subscription?" }));
    dialog.getByText(/You keep what you paid for until 1 December 2099/);
    await user.click(dialog.getByRole("button", { name: "Cancel subscription" }));
    await toast("Your subscription won't renew");
    responds("POST /api/billing/v1/subscription/resume/", { ...noSubscription, ...running, invoices: [] });
    await press("Resume subscription");
    await toast("Your subscription renews again");
    await screen.findByRole("button", { name: "Cancel subscription" });
    expect(document.activeElement).toBe(document.getElementById("main"));
  });

  const welcome = () => screen.queryByText(/^Welcome! Your payment has arrived/);

  it("welcomes whoever has just paid, but not when the page is opened again", async () => {
    rememberPayment();
    const { unmount } = page({ state: "active", is_pro: true, pro_until: until, paid_until: until });
    await screen.findByRole("region", { name: "You are a pro user" });
    expect(welcome()).not.toBeNull();
    unmount();
    page({ state: "active", is_pro: true, pro_until: until, paid_until: until });
    await screen.findByRole("region", { name: "You are a pro user" });
    expect(welcome()).toBeNull();
  });

  it("no longer welcomes once the subscription is changed", async () => {
    rememberPayment();
    const running = {
      ...{ state: "active", is_pro: true, pro_until: until, paid_until: until, portal: true },
      ...{ current_period_end: until, plan: { id: 1, name: "Monthly" } },
      price: { id: "m", interval: "month", interval_count: 1, amount: 900, currency: "usd", tax: "none" },
    } as const satisfies Partial<Subscription>;
    const { user, press } = page(running);
    responds("POST /api/billing/v1/subscription/cancel/", { ...noSubscription, ...running, state: "cancelling" });
    await press("Cancel subscription");
    const dialog = within(await screen.findByRole("dialog", { name: "Cancel your subscription?" }));
    expect(welcome()).not.toBeNull();
    await user.click(dialog.getByRole("button", { name: "Cancel subscription" }));
    await toast("Your subscription won't renew");
    await waitFor(() => expect(welcome()).toBeNull());
    responds("POST /api/billing/v1/subscription/resume/", { ...noSubscription, ...running });
    await press("Resume subscription");
    await toast("Your subscription renews again");
    expect(welcome()).toBeNull();
  });

  it("goes over to another plan after saying what it costs, and takes that back", async () => {
    sells(["usd"], plan(1, "Basic", [price("m")]), plan(2, "Premium", [price("p", { amount: 1900 })]));
    const running: Subscription = {
      ...{ ...noSubscription, state: "active", is_pro: true, pro_until: until, paid_until: until, portal: true },
      ...{
        current_period_end: until,
        plan: { id: 1, name: "Basic" },
        next: { at: until, amount: 1100, currency: "usd", plus_tax: true },
      },
      price: { id: "m", interval: "month", interval_count: 1, amount: 900, currency: "usd", tax: "exclusive" },
    };
    const planned = {
      ...{ plan: { id: 2, name: "Premium" }, at: until },
      price: { id: "p", interval: "month", interval_count: 1, amount: 1900, currency: "usd", tax: "none" },
    } as const;
    const preview = { currency: "usd", tax: "none", at: until, quote: at } as const;
    const previews = responds("POST /api/billing/v1/subscription/preview/", {
      ...{ ...preview, due_now: 500, next: 1900, takes_effect: "now" },
    });
    const { user, press } = page({
      ...running,
      move: { ...planned, price: { ...planned.price, amount: 1100, tax: "exclusive" } },
    });
    await screen.findByText("From 1 December 2099 your plan costs $11.00 a month plus tax.");
    await screen.findByText("$11.00 plus tax on 1 December 2099");
    await press("Change plan");
    const dialog = within(await screen.findByRole("dialog", { name: "Change plan" }));
    expect(dialog.getByLabelText<HTMLSelectElement>("Change to").selectedOptions[0]?.text).toBe(
      "Premium · $19.00 · Every month",
    );
    await dialog.findByText("Right away: $5.00 now, then $19.00 on 1 December 2099.");
    expect(previews.at(-1)?.body).toEqual({ price: "p" });
    const asked = responds("POST /api/billing/v1/subscription/change/", {
      ...{ ...running, change: planned, confirm_url: null },
    });
    await user.click(dialog.getByRole("button", { name: "Change plan" }));
    await toast("Your plan will change");
    expect(asked.at(-1)?.body).toEqual({ price: "p", quote: at });
    await screen.findByText("From 1 December 2099: Premium, $19.00 · Every month");
    responds("DELETE /api/billing/v1/subscription/change/", null);
    await press("Undo the change");
    await toast("Your plan stays as it is");
    await screen.findByRole("button", { name: "Change plan" });
  });

  it("leads to the page where the bank asks for a confirmation of a change", async () => {
    sells(["usd"], plan(1, "Basic", [price("m")]), plan(2, "Premium", [price("p", { amount: 1900 })]));
    const running: Subscription = {
      ...{ ...noSubscription, state: "active", is_pro: true, pro_until: until, paid_until: until, portal: true },
      ...{ current_period_end: until, plan: { id: 1, name: "Basic" } },
      price: { id: "m", interval: "month", interval_count: 1, amount: 900, currency: "usd", tax: "none" },
    };
    responds("POST /api/billing/v1/subscription/preview/", {
      ...{ currency: "usd", tax: "none", at: until, quote: at, due_now: 500, next: 1900, takes_effect: "now" },
    });
    responds("POST /api/billing/v1/subscription/change/", {
      ...running,
      confirm_url: "https://invoice.stripe.com/i/1",
    });
    const { user, press } = page(running);
    await press("Change plan");
    const dialog = within(await screen.findByRole("dialog", { name: "Change plan" }));
    await dialog.findByText(/^Right away/);
    await user.click(dialog.getByRole("button", { name: "Change plan" }));
    await waitFor(() => expect(visits).toEqual(["https://invoice.stripe.com/i/1"]));
    expect(screen.queryByText("Your plan has changed")).toBeNull();
  });

  it("reports that it cannot be loaded, and loads on a retry", async () => {
    fails(read, "internal");
    const { press } = show(<SubscriptionPage />, "/subscription");
    await screen.findByText("Something went wrong on our side. Please try again.");
    responds(read, noSubscription);
    await press("Try again");
    await screen.findByRole("heading", { name: "Monthly" });
  });
});
