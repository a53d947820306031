import { type Static, Type } from "typebox";
import { limits } from "../plain/limits.ts";
import { wire } from "../wire/endpoint.ts";
import { FilledText, Id, IdParams, Nullable, Timestamp } from "../wire/primitives.ts";
import { Payment } from "./payments.ts";
import { Refund } from "./refunds.ts";
import { Standing } from "./subscription.ts";

export const FreeTime = Type.Object({
  id: Id,
  kind: Type.Union([Type.Literal("free_month"), Type.Literal("gift")]),
  days: Type.Integer(),
  granted_at: Timestamp,
  reason: Type.String(),
  revoked_at: Nullable(Timestamp),
});
export type FreeTime = Static<typeof FreeTime>;

export const EntitlementEntry = Type.Object({
  id: Id,
  at: Timestamp,
  cause: Type.String(),
  source: Nullable(Type.String()),
  event: Nullable(Type.String()),
  actor: Nullable(Id),
  /** Without the extra day that charging a renewal may take. */
  pro_until: Nullable(Timestamp),
  /** With that day. */
  access_until: Nullable(Timestamp),
});
export type EntitlementEntry = Static<typeof EntitlementEntry>;

export const MemberBilling = Type.Object({
  standing: Standing,
  customer: Nullable(Type.String()),
  /** The newest 100 of each. */
  payments: Type.Array(Payment),
  /** When a failed renewal is charged again; null if it is not. */
  next_try: Nullable(Timestamp),
  refunds: Type.Array(Refund),
  free_time: Type.Array(FreeTime),
  history: Type.Array(EntitlementEntry),
});
export type MemberBilling = Static<typeof MemberBilling>;

export const FreeTimeBody = Type.Object({
  days: Type.Integer({ minimum: 1, maximum: limits.freeDays }),
  reason: FilledText(limits.reason),
});
export type FreeTimeBody = Static<typeof FreeTimeBody>;

export const memberBillingWire = wire({
  "GET /api/billing/v1/members/{id}/": {
    access: "superuser",
    summary: "A member's payments, free time and entitlement history.",
    params: IdParams,
    response: { status: 200, body: MemberBilling },
  },
  "POST /api/billing/v1/members/{id}/free-time/": {
    access: "superuser",
    summary: "Give a member free time.",
    params: IdParams,
    body: FreeTimeBody,
    audit: "member.give_time",
    response: { status: 201, body: Type.Object({ pro_until: Nullable(Timestamp) }) },
  },
  "DELETE /api/billing/v1/free-time/{id}/": {
    access: "superuser",
    summary: "Revoke the unused rest of free time.",
    params: IdParams,
    audit: "member.take_back_time",
    response: { status: 200, body: Type.Object({ pro_until: Nullable(Timestamp) }) },
  },
});
