import { type Static, Type } from "typebox";
import { wire } from "../wire/endpoint.ts";
import { Nullable, Timestamp } from "../wire/primitives.ts";

export const Backups = Type.Object({
  kept: Type.Boolean({ description: "Whether backups are turned on" }),
  encrypted: Type.Boolean(),
  count: Type.Integer({ minimum: 0 }),
  newest_at: Nullable(Timestamp),
  proved_at: Nullable(Timestamp),
  failure: Nullable(
    Type.Object(
      { at: Timestamp, message: Type.String() },
      { description: "The latest failure, unless an attempt has succeeded since" },
    ),
  ),
});
export type Backups = Static<typeof Backups>;

export const backupsWire = wire({
  "GET /api/admin/v1/backups/": {
    access: "superuser",
    summary: "When the last backup was made, and when the last one was proved by restoring it.",
    response: { status: 200, body: Backups },
  },
});
