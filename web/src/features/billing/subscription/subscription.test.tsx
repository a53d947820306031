import type { Ending, Subscription } from "@mindreel/contract/billing/subscription";
import { offeredMonthly } from "@mindreel/contract/plain/offered";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { boot } from "#shared/boot.ts";
import { bootWith, toast, visits } from "#test/browser.ts";
import { show } from "#test/render.tsx";
import { fails, hangs, responds } from "#test/server.ts";
import { noSubscription } from "#test/standing.ts";
import { LapsedSubscription } from "./LapsedSubscription.tsx";
import { PaymentNotice } from "./PaymentNotice.tsx";
import { PlanCard } from "./PlanCard.tsx";
import { PlanLine } from "./PlanLine.tsx";
import { ProGate } from "./ProGate.tsx";
import { ProStatus } from "./ProStatus.tsx";

describe("a subscription", () => {
  const read = "GET /api/billing/v1/subscription/";
  const checkout = "POST /api/category/v1/create-checkout-session/";
  const portal = "POST /api/billing/v1/portal/";
  const day = "2099-12-01T10:00:00.000Z";
  const paying = { state: "active", is_pro: true, pro_until: day, paid_until: day, portal: true } as const;
  const standing: Subscription = { ...noSubscription, ...paying };

  beforeEach(() => bootWith({ payments: "stripe", offered: offeredMonthly(30_000) }));

  describe("the plan", () => {
    it("shows its price and its features", () => {
      show(<PlanCard />);
      const plan = screen.getByRole("region", { name: "Monthly" });
      expect(plan.textContent).toContain("$300.00");
      expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
        "All features of the Starter Plan",
        "Unlimited videos",
        "Monthly Updates",
      ]);
    });

    it("cannot be bought if payments are not configured", () => {
      bootWith({ payments: "off" });
      show(<PlanCard />);
      expect(screen.queryByRole("button")).toBeNull();
      expect(screen.getByText(/Payments aren't set up here yet\./)).toBeInstanceOf(HTMLElement);
    });

    it("explains that a rehearsal takes no money", () => {
      bootWith({ payments: "rehearsal" });
      show(<PlanCard />);
      expect(screen.getByText(/accepts only test cards, and takes no money/)).toBeInstanceOf(HTMLElement);
    });

    it("is bought on the payment page; the button stays busy until the browser has left", async () => {
      responds(checkout, "https://checkout.stripe.com/pay/cs_test_1");
      const { press } = show(<PlanCard />);
      await press("Subscribe");
      await waitFor(() => expect(visits).toEqual(["https://checkout.stripe.com/pay/cs_test_1"]));
      expect(screen.getByRole("button", { name: "Subscribe" })).toHaveProperty("ariaDisabled", "true");
    });

    it("is busy until the response arrives", async () => {
      hangs(checkout);
      const { press } = show(<PlanCard />);
      await press("Subscribe");
      expect(screen.getByRole("button", { name: "Subscribe" })).toHaveProperty("ariaDisabled", "true");
    });

    it("opens the page that a failure names, with its message", async () => {
      const url = new URL("/subscription?x=1", location.origin).href;
      fails(checkout, "payments_unreachable", { url });
      const { press } = show(<PlanCard />);
      await press("Subscribe");
      await waitFor(() => expect(visits).toEqual([url]));
      expect(sessionStorage.getItem("toast-after-load")).toMatch(/^error The payment provider doesn't answer/);
    });

    it("opens no other site after a failure", async () => {
      fails(checkout, "payments_unreachable", { url: "https://stripe.com.example.com/" });
      const { press } = show(<PlanCard />);
      await press("Subscribe");
      await waitFor(() =>
        expect(screen.getByRole("button", { name: "Subscribe" })).toHaveProperty("ariaDisabled", null),
      );
      expect(visits).toEqual([]);
    });
  });

  describe("the status of a pro member", () => {
    it.each([
      ["superuser", "As a superuser you have everything"],
      ["active", "Pro until 1 December 2099, renews automatically."],
      ["cancelling", "Your subscription ends then; nothing more is charged."],
      ["paused", "Your subscription is paused."],
      ["free", "Pro until 1 December 2099, free of charge."],
    ] as const)("tells in words that it is %s", (state, words) => {
      show(<ProStatus standing={{ ...standing, state }} />);
      expect(screen.getByRole("region", { name: "You are a pro user" }).textContent).toContain(words);
    });

    it("begins with a failed payment", () => {
      show(<ProStatus standing={{ ...standing, state: "past_due" }} />);
      const status = screen.getByRole("region", { name: "Your last payment didn't go through" });
      expect(status.textContent).toContain("Fix the payment to go on after that.");
      within(status).getByText("You are a pro user");
    });

    it("tells what was last paid, unless it was nothing", () => {
      const last_payment = { amount: 30_000, currency: "usd", at: "2099-11-01T10:00:00.000Z" };
      const { unmount } = show(<ProStatus standing={{ ...standing, state: "active", last_payment }} />);
      expect(screen.getByText("You paid $300.00 on 1 November 2099.")).toBeInstanceOf(HTMLElement);
      unmount();
      show(<ProStatus standing={{ ...standing, state: "active", last_payment: { ...last_payment, amount: 0 } }} />);
      expect(screen.queryByText(/You paid/)).toBeNull();
    });

    it("tells when a cancelled subscription ends, and that free days follow", () => {
      const cancelled = { state: "cancelling", paid_until: "2099-11-21T10:00:00.000Z", free_days: 10 } as const;
      show(<ProStatus standing={{ ...standing, ...cancelled }} />);
      expect(screen.getByRole("region", { name: "You are a pro user" }).textContent).toContain(
        "Pro until 21 November 2099. Your subscription ends then; nothing more is charged. After that, you have 10 free days, until 1 December 2099.",
      );
    });

    it("opens the customer portal", async () => {
      responds(portal, { url: "https://billing.stripe.com/p/1" });
      const { press } = show(<ProStatus standing={standing} />);
      await press("Change card");
      await waitFor(() => expect(visits).toEqual(["https://billing.stripe.com/p/1"]));
    });

    it("reports that the portal cannot be opened", async () => {
      fails(portal, "payments_unreachable");
      const { press } = show(<ProStatus standing={standing} />);
      await press("Change card");
      await toast("The payment provider doesn't answer right now.");
    });

    it("offers to pay a failed renewal, or to change the card", () => {
      show(<ProStatus standing={{ ...standing, state: "past_due", pay_url: "https://invoice.stripe.com/i/1" }} />);
      expect(screen.getByRole("link", { name: "Pay now" }).getAttribute("href")).toBe("https://invoice.stripe.com/i/1");
      expect(screen.getByRole("button", { name: "Change card" })).toBeInstanceOf(HTMLElement);
    });

    it("tells members with free time the price of the plan, and what happens to their days", () => {
      const { unmount } = show(<ProStatus standing={{ ...standing, state: "free", free_days: 23, portal: false }} />);
      const status = screen.getByRole("region", { name: "You are a pro user" });
      expect(status.textContent).toContain("$300.00 a month keeps you pro after that.");
      expect(status.textContent).toContain("Your 23 free days aren't lost: they wait while you pay");
      expect(screen.getByRole("button", { name: "Subscribe" })).toBeInstanceOf(HTMLElement);
      unmount();
      bootWith({ payments: "off" });
      show(<ProStatus standing={{ ...standing, state: "free", portal: false }} />);
      expect(screen.queryByRole("button", { name: "Subscribe" })).toBeNull();
      expect(screen.getByRole("link", { name: "Watch something" }).getAttribute("href")).toBe("/");
    });

    it("shows a subscriber's free days", () => {
      show(<ProStatus standing={{ ...standing, free_days: 1 }} />);
      expect(screen.getByText(/ 1 free day is waiting for when you cancel\./)).toBeInstanceOf(HTMLElement);
    });

    it("welcomes a member who has just paid, with the videos as the first action", () => {
      show(<ProStatus standing={standing} welcome />);
      expect(screen.getByText(/^Welcome! Your payment has arrived/)).toBeInstanceOf(HTMLElement);
      const [first] = screen.getAllByRole("link");
      expect(first?.textContent).toBe("Watch something");
    });
  });

  describe("a subscription that has lapsed", () => {
    it("shows whether the payment failed or the subscription is paused", () => {
      const { unmount } = show(<LapsedSubscription standing={{ ...standing, state: "past_due" }} />);
      expect(screen.getByText(/The last payment didn't go through\./)).toBeInstanceOf(HTMLElement);
      expect(screen.queryByRole("button", { name: "Subscribe" })).toBeNull();
      unmount();
      show(<LapsedSubscription standing={{ ...standing, state: "paused" }} />);
      expect(screen.getByText(/resume it whenever you like/)).toBeInstanceOf(HTMLElement);
      expect(screen.getByRole("button", { name: "Subscribe" })).toBeInstanceOf(HTMLElement);
    });
  });

  describe("the notice of a failed payment", () => {
    it("shows until when the member stays pro, and links to the subscription", async () => {
      responds(read, { ...standing, state: "past_due" });
      const { user, address } = show(<PaymentNotice />, "/profile");
      const notice = await screen.findByRole("alert");
      expect(notice.textContent).toContain("You can keep watching until 1 December 2099.");
      await user.click(screen.getByRole("link", { name: "Fix the payment" }));
      expect(address()).toBe("/subscription");
    });

    it("is not shown on the subscription page, or without a failed payment", async () => {
      const calls = responds(read, { ...standing, state: "past_due" });
      show(<PaymentNotice />, "/subscription");
      await waitFor(() => expect(calls).toHaveLength(1));
      expect(screen.queryByRole("alert")).toBeNull();
    });
  });

  describe("the gate", () => {
    it("explains what is missing, and links to the plan", async () => {
      const { user, address } = show(<ProGate month={null}>What waits</ProGate>);
      expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("You are not a pro user");
      screen.getByText("$300 a month. Cancel at any time.");
      screen.getByText("What waits");
      await user.click(screen.getByRole("link", { name: "Subscribe" }));
      expect(address()).toBe("/subscription");
    });

    it("shows the plans where there is a choice, each with the way to buy it", async () => {
      const month = {
        id: "m",
        interval: "month",
        interval_count: 1,
        amount: 900,
        currency: "eur",
        tax: "none",
      } as const;
      bootWith({ offered: { choice: true, from: [month] } });
      const studio = {
        id: 1,
        name: "Studio",
        description: "",
        features: [],
        trial_days: 0,
        trial_card: true,
        prices: [month],
      };
      responds("GET /api/public/v1/plans/", { currency: "eur", currencies: ["eur"], plans: [studio] });
      show(
        <ProGate month={null} wanted="/watch/1">
          What waits
        </ProGate>,
      );
      screen.getByText("From €9.00 a month. Cancel at any time.");
      const shown = (await screen.findByRole("heading", { name: "Studio" })).closest("li");
      const link = within(shown ?? document.body).getByRole("link", { name: "Subscribe" });
      expect(link.getAttribute("href")).toBe("/subscription?price=m&wanted=%2Fwatch%2F1");
    });

    it("says honestly that nobody can pay yet, and how to reach the owner", () => {
      bootWith({ payments: "off", site: { ...boot.site, legal: { version: 1, documents: ["imprint"] } } });
      show(<ProGate month={null}>What waits</ProGate>);
      expect(document.body.textContent).not.toContain("$");
      const ask = screen.getByRole("link", { name: "Ask the people who run this site" });
      expect(ask.getAttribute("href")).toBe("/legal/imprint");
      bootWith({ payments: "off", site: { ...boot.site, contact: "hello@kino.example" } });
      show(<ProGate month={null}>What waits</ProGate>);
      const links = screen.getAllByRole("link", { name: "Ask the people who run this site" });
      expect(links.at(-1)?.getAttribute("href")).toBe("mailto:hello@kino.example");
    });
  });
});

describe("the line about a plan", () => {
  beforeEach(() => bootWith({ payments: "stripe", offered: offeredMonthly(30_000) }));

  const read = "GET /api/billing/v1/ending/";
  const day = 86_400_000;
  const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();
  const until = (days: number) => ({ is_superuser: false, pro_expiry_date: inDays(days) });

  function line(ending: Ending | null, days: number, at = "/favorites") {
    const asked = responds(read, { ending });
    return { asked, ...show(<PlanLine user={until(days)} />, at) };
  }

  it("counts the last days of free time, and leads to the plan", async () => {
    const { user, address } = line({ kind: "free", at: inDays(4.5), days: 5 }, 4.5);
    const region = await screen.findByRole("region", { name: "Your plan" });
    expect(region.textContent).toContain("5 free days left. Keep watching: $300.00 a month.");
    await user.click(screen.getByRole("link", { name: "Subscribe" }));
    expect(address()).toBe("/subscription");
  });

  it("says that free time has ended", async () => {
    line({ kind: "free_over", at: inDays(-1), days: 0 }, -1);
    const region = await screen.findByRole("region", { name: "Your plan" });
    expect(region.textContent).toContain("Your free time has ended. Keep watching: $300.00 a month.");
  });

  it("offers to resume a cancelled subscription, on Stripe's page", async () => {
    const opened = responds("POST /api/billing/v1/portal/", { url: "#portal" });
    const { press } = line({ kind: "cancelling", at: "2099-03-14T10:00:00.000Z", days: 3 }, 3);
    expect((await screen.findByRole("region", { name: "Your plan" })).textContent).toContain(
      "Pro until 14 March 2099.",
    );
    await press("Resume");
    await waitFor(() => expect(opened).toHaveLength(1));
  });

  it("is not on the page of the plan, and not asked for while the end is far away", async () => {
    const shown = line({ kind: "free", at: inDays(2), days: 2 }, 2, "/subscription");
    await waitFor(() => expect(shown.asked).toHaveLength(1));
    expect(screen.queryByRole("region")).toBeNull();
    shown.unmount();
    const far = line(null, 20);
    expect(screen.queryByRole("region")).toBeNull();
    expect(far.asked).toEqual([]);
  });

  it("is not asked for where nothing can be paid", () => {
    bootWith({ payments: "off" });
    expect(line({ kind: "free", at: inDays(2), days: 2 }, 2).asked).toEqual([]);
  });
});
