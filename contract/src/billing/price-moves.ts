import { type Static, Type } from "typebox";
import { limits } from "../plain/limits.ts";
import { wire } from "../wire/endpoint.ts";
import { Id, IdParams, Nullable, Text, Timestamp } from "../wire/primitives.ts";

const Count = Type.Integer({ minimum: 0 });

/** Running subscriptions go over from a price that is no longer sold to one that is, each with its first renewal after its notice. */
export const PriceMove = Type.Object({
  id: Id,
  from: Type.String({ description: "A price's id" }),
  to: Type.String({ description: "A price's id" }),
  notice_days: Type.Integer({ minimum: 0 }),
  made_at: Timestamp,
  called_off_at: Nullable(Timestamp),
  waiting: Count,
  moved: Count,
  /** Those that have ended, or went over to another price. */
  left: Count,
  /** Those that should have been moved in the last hour, but the payment provider refused. They are tried again. */
  failed: Count,
  /** Those in a currency that the new price doesn't have: they keep theirs. */
  other_currency: Count,
  /** When the first and the last of those that wait will pay the new price; null until their members are written to. */
  first_at: Nullable(Timestamp),
  last_at: Nullable(Timestamp),
  /** Members whose mail may not arrive: their address isn't confirmed, or mail to it came back. At most 100. */
  unreached: Type.Array(Type.Object({ id: Id, username: Type.String(), email: Type.String() })),
});
export type PriceMove = Static<typeof PriceMove>;

export const NewPriceMoveBody = Type.Object(
  {
    from: Text(limits.eventId, 1),
    to: Text(limits.eventId, 1),
    notice_days: Type.Optional(
      Type.Integer({
        minimum: limits.noticeDaysMin,
        maximum: limits.noticeDaysMax,
        description: `${limits.noticeDays} by default`,
      }),
    ),
  },
  { additionalProperties: false },
);
export type NewPriceMoveBody = Static<typeof NewPriceMoveBody>;

export const priceMovesWire = wire({
  "GET /api/billing/v1/price-moves/": {
    access: "superuser",
    summary: "All moves of running subscriptions to another price, the newest first.",
    response: { status: 200, body: Type.Array(PriceMove) },
  },
  "POST /api/billing/v1/price-moves/": {
    access: "superuser",
    summary:
      "Move running subscriptions from a price, which is taken off sale, to another one of the same interval, which is on sale. Each member is mailed now, and pays it from the first renewal after the notice.",
    body: NewPriceMoveBody,
    audit: "price_move.create",
    response: { status: 201, body: PriceMove },
  },
  "DELETE /api/billing/v1/price-moves/{id}/": {
    access: "superuser",
    summary:
      "Call a move off: who wasn't moved yet keeps the price, and is mailed about it if they were told of the new one. Repeated, it changes nothing.",
    params: IdParams,
    audit: "price_move.call_off",
    response: { status: 204, body: null },
    errors: ["not_found"],
  },
});
