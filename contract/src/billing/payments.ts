import { type Static, Type } from "typebox";
import { limits } from "../plain/limits.ts";
import { wire } from "../wire/endpoint.ts";
import { Id, Nullable, Paged, PageQuery, Text, Timestamp } from "../wire/primitives.ts";

/** Null for a customer who is not a member (any more). */
export const MemberName = Nullable(Type.Object({ id: Id, username: Type.String() }));

/** State of a payment's dispute; lost: the bank took the money back. */
export const Dispute = Type.Union([Type.Literal("open"), Type.Literal("won"), Type.Literal("lost")]);

const payment = {
  /** The invoice's id. */
  id: Type.String(),
  subscription: Type.String(),
  /** The invoice's status, as the provider names it. */
  status: Type.String(),
  currency: Type.String(),
  /** In cents. */
  amount_due: Type.Integer(),
  amount_paid: Type.Integer(),
  refunded: Type.Integer(),
  dispute: Nullable(Dispute),
  period_start: Timestamp,
  period_end: Timestamp,
  created_at: Timestamp,
  paid_at: Nullable(Timestamp),
  invoice_url: Nullable(Type.String()),
  /** The number that the customer knows the invoice by. */
  number: Nullable(Type.String()),
};

export const Payment = Type.Object(payment);
export type Payment = Static<typeof Payment>;

export const ListedPayment = Type.Object({ ...payment, member: MemberName });
export type ListedPayment = Static<typeof ListedPayment>;

/**
 * - `paid`: in full, with nothing returned
 * - `unpaid`: not paid yet, given up or void
 * - `refunded`: at least in part
 * - `disputed`: whatever its outcome
 */
export const PaymentFilter = Type.Union([
  Type.Literal("paid"),
  Type.Literal("unpaid"),
  Type.Literal("refunded"),
  Type.Literal("disputed"),
]);
export type PaymentFilter = Static<typeof PaymentFilter>;

/** Days in UTC, the first and the last included. */
const paymentsBetween = {
  state: Type.Optional(PaymentFilter),
  from: Type.Optional(Type.String({ format: "date" })),
  to: Type.Optional(Type.String({ format: "date" })),
  /** The beginnings of words of a member's name or address. */
  search: Type.Optional(Text(limits.search)),
};

/** The sums of some payments in one currency, in its smallest unit. */
export const PaymentTotals = Type.Object({
  currency: Type.String(),
  payments: Type.Integer({ description: "Those that were paid" }),
  paid: Type.Integer(),
  refunded: Type.Integer(),
  /** What banks took back. */
  lost: Type.Integer(),
});
export type PaymentTotals = Static<typeof PaymentTotals>;

/**
 * Why an event of the payment provider changed nothing, a difference was not healed, or a comparison failed. Stored and
 * sent as these codes, so that each reader gets a sentence in their language; other reasons are an error's message.
 */
export type KnownNote =
  | "no_object"
  | "other_event"
  | "no_checkout"
  | "foreign_checkout"
  | "no_subscription"
  | "other_subscription"
  | "no_invoice"
  | "other_invoice"
  | "other_charge"
  | "no_member"
  | "still_differs"
  | "unreachable"
  | "interrupted";

export const paymentsWire = wire({
  "GET /api/billing/v1/payments/": {
    access: "superuser",
    summary: "All payments, newest first, 12 a page. Beyond 1000, `count` says 1000.",
    query: Type.Object({ ...PageQuery, ...paymentsBetween }),
    response: { status: 200, body: Paged(ListedPayment) },
    errors: ["invalid_page"],
  },
  "GET /api/billing/v1/payments/totals/": {
    access: "superuser",
    summary: "The sums of the same payments in each currency, that with the most payments first.",
    query: Type.Object(paymentsBetween),
    response: { status: 200, body: Type.Array(PaymentTotals) },
  },
  "GET /api/admin/v1/export/payments/": {
    access: "superuser",
    summary: "The same payments as a CSV file.",
    query: Type.Object(paymentsBetween),
    audit: "export.payments",
    response: { status: 200, body: Type.String(), file: "csv" },
    errors: ["rate_limited"],
  },
});
