import { expect, it } from "vitest";
import { causeOf } from "./subscription-sync.policy.ts";

const day = (n: number) => new Date(Date.UTC(2026, 0, n));
const active = { status: "active", paidUntil: day(31), endsAt: null } as const;
const pastDue = { ...active, status: "pastDue" } as const;
const cancelled = { ...active, endsAt: day(31) };
const ended = { ...cancelled, status: "ended" } as const;
const paid = { id: "in_1", returnedAt: null, disputeLost: false };
const refunded = { ...paid, returnedAt: day(5) };
const disputed = { ...refunded, disputeLost: true };

it.each([
  ["subscribed", { before: undefined, after: active }],
  ["subscribed", { before: { ...active, paidUntil: null }, after: active }],
  ["read_again", { before: undefined, after: { ...active, paidUntil: null } }],
  ["renewed", { before: active, after: { ...active, paidUntil: day(32) } }],
  ["payment_failed", { before: active, after: pastDue }],
  ["payment_recovered", { before: pastDue, after: active }],
  ["cancelled", { before: active, after: cancelled }],
  ["resumed", { before: cancelled, after: active }],
  ["ended", { before: cancelled, after: ended }],
  ["read_again", { before: active, after: active }],
  ["refunded", { before: active, after: active, paidBefore: paid, paidAfter: refunded }],
  ["dispute_lost", { before: active, after: active, paidBefore: paid, paidAfter: disputed }],
  ["read_again", { before: active, after: active, paidBefore: refunded, paidAfter: refunded }],
  ["refunded", { before: active, after: active, paidBefore: refunded, paidAfter: { ...refunded, id: "in_2" } }],
] as const)("calls it %s: %j", (cause, change) => {
  expect(causeOf({ paidBefore: paid, paidAfter: paid, ...change })).toBe(cause);
});
