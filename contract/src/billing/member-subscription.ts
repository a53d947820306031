import { type Static, Type } from "typebox";
import { wire } from "../wire/endpoint.ts";
import { IdParams } from "../wire/primitives.ts";

/**
 * - `period_end`: it does not renew; what is paid for stays, and it can be resumed until then
 * - `now`: it ends for good, and open invoices are voided; what is paid for stays
 */
export const CancelBody = Type.Object({ when: Type.Union([Type.Literal("period_end"), Type.Literal("now")]) });
export type CancelBody = Static<typeof CancelBody>;

const providerErrors = [
  "not_found",
  "no_subscription",
  "subscription_stays",
  "payments_off",
  "payments_refused",
  "payments_unreachable",
] as const;

export const memberSubscriptionWire = wire({
  "POST /api/billing/v1/members/{id}/cancel/": {
    access: "superuser",
    summary: "Cancel a member's subscription. Repeated, it changes nothing.",
    params: IdParams,
    body: CancelBody,
    audit: "member.cancel",
    response: { status: 204, body: null },
    errors: providerErrors,
  },
  "POST /api/billing/v1/members/{id}/resume/": {
    access: "superuser",
    summary: "Let a canceled subscription renew again, while it still runs. Repeated, it changes nothing.",
    params: IdParams,
    audit: "member.resume",
    response: { status: 204, body: null },
    errors: providerErrors,
  },
});
