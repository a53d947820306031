import type { Subscription } from "@mindreel/contract/billing/subscription";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { takeWanted } from "#app/pages/gates/wanted.ts";
import { bootWith, visits } from "#test/browser.ts";
import { show } from "#test/render.tsx";
import { fails, responds } from "#test/server.ts";
import { noSubscription } from "#test/standing.ts";
import { Component as SubscriptionPage } from "./SubscriptionPage.tsx";

const read = "GET /api/billing/v1/subscription/";
const at = "2026-01-15T12:00:00.000Z";
const until = "2099-12-01T10:00:00.000Z";

beforeEach(() => {
  bootWith({ payments: "stripe", planPriceCents: 30_000 });
  const stills = ["a", "b"].map((src) => ({
    ...{ src, srcset: src, avif: null, blur: null },
    ...{ title: src, category: null },
  }));
  responds("GET /api/public/v1/showcase/", { categories: [], stills, video_count: 2, category_count: 0, new_count: 0 });
});
const page = (standing: Partial<Subscription>) => {
  responds(read, { ...noSubscription, ...standing });
  return show(<SubscriptionPage />, "/subscription");
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
    expect(screen.getByRole("button", { name: "Subscribe" })).toHaveProperty("disabled", false);
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

  it("reports that it cannot be loaded, and loads on a retry", async () => {
    fails(read, "internal");
    const { press } = show(<SubscriptionPage />, "/subscription");
    await screen.findByText("Something went wrong on our side. Please try again.");
    responds(read, noSubscription);
    await press("Try again");
    await screen.findByRole("heading", { name: "Monthly" });
  });
});
