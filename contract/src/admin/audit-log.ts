import { type Static, Type } from "typebox";
import { limits } from "../plain/limits.ts";
import { wire } from "../wire/endpoint.ts";
import { Id, Nullable, Paged, PageQuery, Text, Timestamp } from "../wire/primitives.ts";

export const AuditEntry = Type.Object({
  id: Id,
  at: Timestamp,
  actor_id: Nullable(Id),
  actor: Nullable(Type.String({ description: "The actor's username" })),
  action: Type.String(),
  target_type: Type.String(),
  target_id: Id,
  target: Nullable(Type.String({ description: "The target's name at the time of the action" })),
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

export const auditLogWire = wire({
  "GET /api/admin/v1/audit/": {
    access: "superuser",
    summary: "What superusers did, newest first, 12 a page; optionally one actor's, one action's, or between two days.",
    query: AuditQuery,
    response: { status: 200, body: Paged(AuditEntry) },
    errors: ["invalid_page"],
  },
});
