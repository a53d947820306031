import { type Static, Type } from "typebox";
import { limits } from "../plain/limits.ts";
import { wire } from "../wire/endpoint.ts";
import { Id, Text, Timestamp } from "../wire/primitives.ts";
import { Duration, NewCodeBody } from "./codes.ts";
import { Amounts, Currency, Interval } from "./plans.ts";

const strict = { additionalProperties: false };

/** A new price for those who pay another, or a code for every subscription that it fits. */
export const RehearsalBody = Type.Union([
  Type.Object(
    {
      kind: Type.Literal("price"),
      /** The id of the price that is paid now. */
      from: Text(100, 1),
      amounts: Amounts,
      /** Nobody pays the new price sooner. */
      notice_days: Type.Integer({ minimum: limits.noticeDaysMin, maximum: limits.noticeDaysMax }),
    },
    strict,
  ),
  Type.Object(
    {
      kind: Type.Literal("code"),
      /** One that there is; or what a new one would take off. */
      code: Type.Optional(NewCodeBody.properties.code),
      ...Type.Pick(NewCodeBody, ["percent_off", "amounts", "months", "plans"]).properties,
      duration: Type.Optional(Duration),
    },
    strict,
  ),
]);
export type RehearsalBody = Static<typeof RehearsalBody>;

const Day = Type.String({ format: "date" });
const count = Type.Integer({ minimum: 0 });
/** In the currency's smallest unit. */
const amount = Type.Integer({ minimum: 0 });

/** What is worth knowing of some of the subscriptions. */
export const RehearsalNote = Type.Union([
  /** They try it for free: the change comes after that. */
  Type.Literal("trial"),
  /** They pay so seldom that the change comes after the month. */
  Type.Literal("long"),
  /** They have another code, which the new one takes the place of. */
  Type.Literal("code"),
  /** It is taken off one charge only. */
  Type.Literal("once"),
  /** They pay in a currency without an amount, so nothing changes. */
  Type.Literal("other_currency"),
  /** They have, or have had, this code. */
  Type.Literal("used"),
  /** They go over to another price, so nothing changes. */
  Type.Literal("waiting"),
  /** They end, or end unless a card is added. */
  Type.Literal("ending"),
  /** Their renewal failed. */
  Type.Literal("unpaid"),
  /** They charge nothing until they are resumed. */
  Type.Literal("stopped"),
  /** What they pay is not known until they are read again. */
  Type.Literal("unknown"),
  /** They pay tax on top, which is not in the amounts. */
  Type.Literal("tax"),
  /** There were too many kinds of them to replay all. */
  Type.Literal("left_out"),
]);
export type RehearsalNote = Static<typeof RehearsalNote>;

export const Rehearsal = Type.Object({
  /** The month that `totals` are about: the first in which the change holds. */
  month: Type.Object({ from: Timestamp, to: Timestamp }),
  /** Subscriptions that run. */
  running: count,
  /** How many were replayed: those that are charged alike are replayed once, and counted. */
  replayed: count,
  /** What the month brings, each currency by itself. */
  totals: Type.Array(
    Type.Object({ currency: Currency, touched: count, untouched: count, before: amount, after: amount }),
  ),
  /** Who would pay what: the first charge that differs, as it is and as it would be. */
  groups: Type.Array(
    Type.Object({
      plan: Type.Object({ id: Id, name: Type.String() }),
      interval: Interval,
      interval_count: Type.Integer({ minimum: 1 }),
      currency: Currency,
      before: amount,
      after: amount,
      count,
      /** The days (UTC) on which the first and the last of them is charged so. */
      first_on: Day,
      last_on: Day,
    }),
  ),
  /** All charges from now until the end of the month, by day (UTC). */
  calendar: Type.Array(
    Type.Object({
      day: Day,
      currency: Currency,
      charges: count,
      before: amount,
      after: amount,
    }),
  ),
  /** The mails that the change sends, by their template's name. */
  mails: Type.Array(Type.Object({ mail: Type.String(), at: Timestamp, count })),
  notes: Type.Array(Type.Object({ about: RehearsalNote, count })),
});
export type Rehearsal = Static<typeof Rehearsal>;

export const rehearsalsWire = wire({
  "POST /api/billing/v1/rehearsals/": {
    access: "superuser",
    summary: "Try a change: who would pay what and when, which mails would leave. Nothing changes, here or elsewhere.",
    body: RehearsalBody,
    readOnly: true,
    response: { status: 200, body: Rehearsal },
    errors: ["rehearsal_running"],
  },
});
