import { type Static, Type } from "typebox";
import { Proof } from "../accounts/reauthentication.ts";
import { limits } from "../plain/limits.ts";
import { wire } from "../wire/endpoint.ts";
import { FilledText, Id, Nullable, Text, Timestamp } from "../wire/primitives.ts";

/** `pending` until the payment provider has answered; `refused`: by the provider, so that nothing was refunded. */
export const RefundState = Type.Union([Type.Literal("pending"), Type.Literal("done"), Type.Literal("refused")]);
export type RefundState = Static<typeof RefundState>;

/** A refund that a superuser made here. Those made at the provider only show in their payment's `refunded`. */
export const Refund = Type.Object({
  id: Type.String(),
  /** The invoice's id. */
  payment: Type.String(),
  /** In the smallest unit of the payment's currency. */
  amount: Type.Integer(),
  reason: Type.String(),
  /** The superuser's id; null if that account is deleted. */
  by: Nullable(Id),
  at: Timestamp,
  state: RefundState,
});
export type Refund = Static<typeof Refund>;

export const RefundBody = Type.Object({
  ...Proof.properties,
  /** Made by the caller: the same refund sent twice is made once. */
  id: Type.String({ format: "uuid" }),
  amount: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
  /** What the caller knows to be refunded already: if it has changed since, nothing is refunded. */
  refunded: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }),
  reason: FilledText(limits.reason),
});
export type RefundBody = Static<typeof RefundBody>;

export const refundsWire = wire({
  "POST /api/billing/v1/payments/{id}/refunds/": {
    access: "superuser",
    summary:
      "Refund a member's payment, in whole or in part. Refunding the newest payment in whole ends its subscription and the time it paid for.",
    params: Type.Object({ id: Text(limits.eventId, 1) }),
    body: RefundBody,
    audit: "member.refund",
    response: { status: 200, body: Type.Object({ state: RefundState }) },
    errors: [
      "not_found",
      "payment_changed",
      "payments_off",
      "payments_refused",
      "sign_in_again",
      "passkey_required",
      "rate_limited",
    ],
  },
});
