import { type Static, Type } from "typebox";
import { limits } from "../plain/limits.ts";
import { wire } from "../wire/endpoint.ts";
import { Nullable, Paged, PageQuery, Text, Timestamp } from "../wire/primitives.ts";
import { MemberName } from "./payments.ts";

export const EventState = Type.Union([
  Type.Literal("received"),
  Type.Literal("done"),
  Type.Literal("ignored"),
  Type.Literal("failed"),
]);
export type EventState = Static<typeof EventState>;

export const PaymentEvent = Type.Object({
  id: Type.String(),
  type: Type.String(),
  object: Type.String({ description: "The id of the provider's object that the event is about" }),
  member: MemberName,
  state: EventState,
  note: Nullable(Type.String({ description: "Why it was ignored or failed: a code, or an error's message" })),
  attempts: Type.Integer({ minimum: 0 }),
  created_at: Timestamp,
  received_at: Timestamp,
  handled_at: Nullable(Timestamp),
});
export type PaymentEvent = Static<typeof PaymentEvent>;

export const EventsQuery = Type.Object({ ...PageQuery, state: Type.Optional(EventState) });
export type EventsQuery = Static<typeof EventsQuery>;

export const paymentEventsWire = wire({
  "GET /api/billing/v1/events/": {
    access: "superuser",
    summary: "The payment provider's events, newest first, 12 a page. Beyond 1000, `count` says 1000.",
    query: EventsQuery,
    response: { status: 200, body: Paged(PaymentEvent) },
    errors: ["invalid_page"],
  },
  "POST /api/billing/v1/events/{id}/replay/": {
    access: "superuser",
    summary: "Process an event again. Harmless, since only the provider's current state counts.",
    params: Type.Object({ id: Text(limits.eventId, 1) }),
    audit: "payment_event.replay",
    response: { status: 204, body: null },
    errors: ["payments_off"],
  },
});
