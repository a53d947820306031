import { once } from "node:events";
import { createServer } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { dashboardOf, paidPeriod, stripeTerms } from "./stripe.mapper.ts";
import { stripePayments } from "./stripe.ts";
import { handledEvents } from "./stripe-parts.ts";

it("throws once if Stripe does not answer, and leaves no unhandled rejection", async () => {
  const server = createServer((_request, response) => response.destroy());
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  const unheard: unknown[] = [];
  const hear = (reason: unknown) => unheard.push(reason);
  process.on("unhandledRejection", hear);
  try {
    const payments = stripePayments({
      ...{ secretKey: "sk_test_1", webhookSecret: "whsec_1" },
      apiBase: `http://127.0.0.1:${port}`,
    });
    const reading = async () => {
      for await (const charge of payments.returnedChargesSince(new Date(0))) expect(charge).toBeUndefined();
    };
    await expect(reading()).rejects.toThrow();
    await sleep(1500);
    expect(unheard).toEqual([]);
  } finally {
    process.off("unhandledRejection", hear);
    server.close();
  }
});

it.each([
  ["incomplete", "unstarted"],
  ["incomplete_expired", "unstarted"],
  ["trialing", "trial"],
  ["active", "active"],
  ["paused", "paused"],
  ["past_due", "pastDue"],
  ["unpaid", "pastDue"],
  ["canceled", "ended"],
  ["a status of the future", "ended"],
  ["constructor", "ended"],
])("reads the status %s as %s", (status, expected) => {
  expect(stripeTerms.statusOf(status)).toBe(expected);
});

it.each(handledEvents)("knows what %s is about, which an endpoint is made for", (type) => {
  expect(stripeTerms.subjectOf(type)).not.toBe("nothing");
});

it.each([
  ["sk_live_1", "https://dashboard.stripe.com"],
  ["rk_live_1", "https://dashboard.stripe.com"],
  ["sk_test_live_1", "https://dashboard.stripe.com/test"],
  ["rk_test_1", "https://dashboard.stripe.com/test"],
])("finds the records of the key %s at %s", (key, url) => {
  expect(dashboardOf(key)).toBe(url);
});

it("names an ended subscription as Stripe does", () => {
  expect(stripeTerms.statusOf(stripeTerms.ended)).toBe("ended");
});

it.each([
  ["checkout.session.completed", "checkout"],
  ["customer.subscription.updated", "subscription"],
  ["invoice.payment_failed", "invoice"],
  ["charge.refunded", "charge"],
  ["charge.dispute.closed", "charge"],
  ["refund.updated", "charge"],
  ["customer.created", "nothing"],
  ["payment_intent.succeeded", "nothing"],
])("follows %s to the %s", (type, subject) => {
  expect(stripeTerms.subjectOf(type)).toBe(subject);
});

it.each([
  [
    { period: { start: 30, end: 30 }, parent: { type: "invoice_item_details" } },
    { period: { start: 10, end: 20 }, parent: { type: "subscription_item_details" } },
  ],
  [
    { period: { start: 30, end: 30 }, type: "invoiceitem" },
    { period: { start: 10, end: 20 }, type: "subscription" },
  ],
  [{ period: { start: 10, end: 20 } }],
])("reads the paid period from the line of the subscription, not from a credit before it", (...lines) => {
  expect(paidPeriod(lines)).toEqual({ start: 10, end: 20 });
});
