import { type Static, Type } from "typebox";
import { wire } from "../wire/endpoint.ts";
import { Nullable, Timestamp } from "../wire/primitives.ts";

/** The pages where something can be mended. */
const FixPage = Type.Union([
  Type.Literal("news"),
  Type.Literal("events"),
  Type.Literal("security"),
  Type.Literal("connections"),
]);

/**
 * - `good`: seen working
 * - `warning`: it works, or may, but needs attention
 * - `off`: not set up
 * - `bad`: broken
 */
const State = Type.Union([Type.Literal("good"), Type.Literal("warning"), Type.Literal("off"), Type.Literal("bad")]);

export const SystemCheck = Type.Object({
  name: Type.Union([
    Type.Literal("address"),
    Type.Literal("mails"),
    Type.Literal("payments"),
    Type.Literal("google"),
    Type.Literal("backups"),
    Type.Literal("disk"),
    Type.Literal("pictures"),
    Type.Literal("database"),
    Type.Literal("jobs"),
    Type.Literal("superusers"),
  ]),
  state: State,
  says: Type.String(),
  todo: Nullable(Type.String({ description: "What to do about it" })),
  /** Where to do it. */
  fix: Nullable(FixPage),
});
export type SystemCheck = Static<typeof SystemCheck>;

export const System = Type.Object({
  version: Type.String(),
  started_at: Timestamp,
  checked_at: Timestamp,
  checks: Type.Array(SystemCheck, { description: "Worst first" }),
});
export type System = Static<typeof System>;

export const systemWire = wire({
  "GET /api/admin/v1/system/": {
    access: "superuser",
    summary: "Problems of this installation, and what to do about them.",
    response: { status: 200, body: System },
  },
});
