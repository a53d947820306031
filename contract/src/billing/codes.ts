import { type Static, Type } from "typebox";
import { limits } from "../plain/limits.ts";
import { wire } from "../wire/endpoint.ts";
import { Id, IdParams, Nullable, Paged, PageQuery, Text, Timestamp } from "../wire/primitives.ts";
import { MemberName } from "./payments.ts";
import { Amounts, Currency } from "./plans.ts";

/** What is charged less: for the first payment, for some months, or for ever. */
export const Duration = Type.Union([Type.Literal("once"), Type.Literal("months"), Type.Literal("forever")]);
export type Duration = Static<typeof Duration>;

/** Letters, digits, and dashes between them; upper and lower case are the same. */
export const CodeText = Type.String({
  minLength: 2,
  maxLength: limits.discountCode,
  pattern: "^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$",
});

export const Code = Type.Object({
  id: Id,
  code: Type.String(),
  /** Either this or `amounts`. */
  percent_off: Nullable(Type.Integer({ minimum: 1, maximum: 100 })),
  /** What is taken off, by currency; it fits only where one pays in one of them. */
  amounts: Nullable(Amounts),
  duration: Duration,
  /** With `months` only. */
  months: Nullable(Type.Integer({ minimum: 1 })),
  max_redemptions: Nullable(Type.Integer({ minimum: 1 })),
  expires_at: Nullable(Timestamp),
  /** The ids of the plans that it is for; null: all. */
  plans: Nullable(Type.Array(Id)),
  /** Only for members who have not paid for anything yet. */
  first_purchase_only: Type.Boolean(),
  /** Whether members may enter it while their subscription runs. */
  for_subscribers: Type.Boolean(),
  /** The only member who can use it. */
  member: MemberName,
  /** How often it was used. */
  redeemed: Type.Integer({ minimum: 0 }),
  created_at: Timestamp,
  ended_at: Nullable(Timestamp),
});
export type Code = Static<typeof Code>;

/** What a code takes off, for whoever has it. */
export const OfferedCode = Type.Pick(Code, [
  ...(["code", "percent_off", "amounts", "duration", "months", "plans"] as const),
]);
export type OfferedCode = Static<typeof OfferedCode>;

export const NewCodeBody = Type.Object(
  {
    code: CodeText,
    percent_off: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    amounts: Type.Optional(Amounts),
    duration: Duration,
    months: Type.Optional(Type.Integer({ minimum: 1, maximum: 60 })),
    max_redemptions: Type.Optional(Nullable(Type.Integer({ minimum: 1, maximum: 1_000_000 }))),
    expires_at: Type.Optional(Nullable(Timestamp)),
    plans: Type.Optional(Nullable(Type.Array(Id, { minItems: 1, maxItems: 100 }))),
    first_purchase_only: Type.Optional(Type.Boolean()),
    for_subscribers: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);
export type NewCodeBody = Static<typeof NewCodeBody>;

/** That a member used a code, and what it has taken off what they paid, by currency. */
export const CodeUse = Type.Object({
  id: Id,
  member: MemberName,
  subscription: Type.String(),
  at: Timestamp,
  taken_off: Type.Record(Currency, Type.Integer({ minimum: 0 })),
});
export type CodeUse = Static<typeof CodeUse>;

export const codesWire = wire({
  "GET /api/public/v1/codes/{code}/": {
    access: "anyone",
    summary: "What a code takes off, if it can be used at the moment.",
    params: Type.Object({ code: Text(limits.discountCode, 1) }),
    response: { status: 200, body: OfferedCode },
    errors: ["not_found", "rate_limited"],
  },
  "GET /api/billing/v1/codes/": {
    access: "superuser",
    summary: "All codes, the newest first.",
    response: { status: 200, body: Type.Array(Code) },
  },
  "POST /api/billing/v1/codes/": {
    access: "superuser",
    summary: "Make a code, which takes a percentage or an amount off.",
    body: NewCodeBody,
    audit: "code.create",
    response: { status: 201, body: Code },
  },
  "DELETE /api/billing/v1/codes/{id}/": {
    access: "superuser",
    summary: "End a code: nobody can use it any longer, and who has used it keeps it. Repeated, it changes nothing.",
    params: IdParams,
    audit: "code.end",
    response: { status: 204, body: null },
    errors: ["not_found"],
  },
  "GET /api/billing/v1/codes/{id}/uses/": {
    access: "superuser",
    summary: "Who used a code, the newest first, 12 a page.",
    params: IdParams,
    query: Type.Object(PageQuery),
    response: { status: 200, body: Paged(CodeUse) },
    errors: ["not_found", "invalid_page"],
  },
});
