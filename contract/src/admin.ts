import { type Static, Type } from "typebox";
import { wire } from "./endpoint.ts";
import { limits } from "./limits.ts";
import { Id, Nullable, Paged, PageQuery, Text, Timestamp } from "./primitives.ts";

const Flag = Type.Optional(Type.String({ description: "`true` asks for this figure" }));

/** Two figures are known by a second name, as which the web client has always asked for them. */
export const FiguresQuery = Type.Object({
  total_users: Flag,
  total_subscriber: Flag,
  pro_users_today: Flag,
  pro_user_today: Flag,
  total_pro_users: Flag,
  total_pro_user: Flag,
});
export type FiguresQuery = Static<typeof FiguresQuery>;

const Count = Type.Integer({ minimum: 0 });

/** Only what was asked for. */
export const Figures = Type.Object({
  total_users: Type.Optional(Count),
  total_subscriber: Type.Optional(
    Type.Object({
      subscription_buy__sum: Type.Integer({ minimum: 0, description: "Subscriptions bought; renewals do not count" }),
    }),
  ),
  pro_users_today: Type.Optional(
    Type.Integer({ minimum: 0, description: "Members whose first paid period began in the last 24 hours" }),
  ),
  total_pro_users: Type.Optional(Count),
});
export type Figures = Static<typeof Figures>;

export const AuditEntry = Type.Object({
  id: Id,
  at: Timestamp,
  actor_id: Nullable(Id),
  actor: Nullable(Type.String({ description: "The actor's username" })),
  action: Type.String(),
  target_type: Type.String(),
  target_id: Id,
  target: Nullable(Type.String({ description: "What the target is (or was) called" })),
  details: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()])),
});
export type AuditEntry = Static<typeof AuditEntry>;

const Day = Type.Optional(Type.String({ format: "date", description: "A day in UTC, such as 2026-01-31" }));

export const AuditQuery = Type.Object({
  ...PageQuery,
  actor: Type.Optional(Text(limits.username)),
  action: Type.Optional(Text(100)),
  from: Day,
  to: Day,
});
export type AuditQuery = Static<typeof AuditQuery>;

export const adminWire = wire({
  "GET /api/category/v1/count/": {
    access: "superuser",
    summary: "The figures of the dashboard: each one that is asked for by its flag.",
    query: FiguresQuery,
    answer: { status: 200, body: Figures },
  },
  "GET /api/admin/v1/audit/": {
    access: "superuser",
    summary: "What superusers did, newest first, 12 a page; optionally one actor's, one action's, or between two days.",
    query: AuditQuery,
    answer: { status: 200, body: Paged(AuditEntry) },
    errors: ["invalid_page"],
  },
});
