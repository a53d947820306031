import { expect, it } from "vitest";
import { dashboardOf, paidPeriod, stripeTerms } from "./stripe.mapper.ts";
import { handledEvents } from "./stripe-parts.ts";

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
