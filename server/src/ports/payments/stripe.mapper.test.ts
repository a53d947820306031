import { expect, it } from "vitest";
import { stripeTerms } from "./stripe.mapper.ts";

it.each([
  ["incomplete", "unstarted"],
  ["incomplete_expired", "unstarted"],
  ["trialing", "trial"],
  ["active", "active"],
  ["paused", "active"],
  ["past_due", "pastDue"],
  ["unpaid", "pastDue"],
  ["canceled", "ended"],
  ["a status of the future", "ended"],
  ["constructor", "ended"],
])("reads the status %s as %s", (status, expected) => {
  expect(stripeTerms.statusOf(status)).toBe(expected);
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
