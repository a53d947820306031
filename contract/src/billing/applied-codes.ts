import { type Static, Type } from "typebox";
import { limits } from "../plain/limits.ts";
import { wire } from "../wire/endpoint.ts";
import { IdParams, Text, Timestamp } from "../wire/primitives.ts";

export const AppliedCodeBody = Type.Object({ code: Text(limits.discountCode, 1) });
export type AppliedCodeBody = Static<typeof AppliedCodeBody>;

/** The next charge of a subscription, with a code and without it, as the payment provider reckons it. */
export const NextCharge = Type.Object({
  at: Timestamp,
  /** In the currency's smallest unit. */
  amount: Type.Integer({ minimum: 0 }),
  without: Type.Integer({ minimum: 0 }),
  currency: Type.String(),
});
export type NextCharge = Static<typeof NextCharge>;

const errors = [
  "no_subscription",
  "subscription_stays",
  "payments_off",
  "payments_refused",
  "payments_unreachable",
] as const;

export const appliedCodesWire = wire({
  "POST /api/billing/v1/subscription/code/preview/": {
    access: "member",
    summary: "What the next charge of the signed-in member's subscription would be with a code. Nothing changes.",
    body: AppliedCodeBody,
    response: { status: 200, body: NextCharge },
    errors,
  },
  "POST /api/billing/v1/subscription/code/": {
    access: "member",
    summary:
      "Use a code for the signed-in member's subscription, in place of the one it has. Repeated, it changes nothing.",
    body: AppliedCodeBody,
    response: { status: 204, body: null },
    errors,
  },
  "POST /api/billing/v1/codes/{id}/give/": {
    access: "superuser",
    summary:
      "Give a code to every running subscription that it fits, in place of the one it has, one after the other. Repeated, it changes nothing.",
    params: IdParams,
    audit: "code.give",
    response: { status: 204, body: null },
    errors: ["not_found", "payments_off", "code_limit"],
  },
  "GET /api/billing/v1/members/{id}/code/": {
    access: "superuser",
    summary: "What the next charge of a member's subscription would be with a code. Nothing changes.",
    params: IdParams,
    query: AppliedCodeBody,
    response: { status: 200, body: NextCharge },
    errors: ["not_found", ...errors],
  },
  "POST /api/billing/v1/members/{id}/code/": {
    access: "superuser",
    summary:
      "Give a member's subscription a code, in place of the one it has. It need not be for running subscriptions. Repeated, it changes nothing.",
    params: IdParams,
    body: AppliedCodeBody,
    audit: "member.code",
    response: { status: 204, body: null },
    errors: ["not_found", ...errors],
  },
});
