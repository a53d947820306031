import type { SQL } from "drizzle-orm";
import { sql } from "#db/orm.ts";

/** Whoever looks at the library. */
export interface Viewer {
  readonly id: number;
  readonly isSuperuser: boolean;
  readonly earlyAccess: boolean;
}

/** Everyone who is not signed in. */
export const nobody: Viewer = { id: 0, isSuperuser: false, earlyAccess: false };

const earlyAccess = 7 * 86_400_000;

/** Up to which release time somebody sees videos, as PostgreSQL reads it. */
export type Horizon = Date | "infinity";

export function horizonOf({ isSuperuser, earlyAccess: early }: Viewer, now: Date): Horizon {
  if (isSuperuser) return "infinity";
  return early ? new Date(now.getTime() + earlyAccess) : now;
}

/** Whether the video `v` is there for whoever sees up to the horizon: every query that shows or takes videos asks it. */
export const visible = (horizon: Horizon): SQL =>
  sql`(v.deleted_at is null and (v.release_at is null or v.release_at <= ${horizon}::timestamptz))`;

/** Of the videos `v` that are not deleted those that are not visible; by a small index. Kept counts go without them. */
export const toCome = (horizon: Horizon): SQL => sql`v.deleted_at is null and v.release_at > ${horizon}::timestamptz`;

/** The ids of all that is not visible, by two small indexes: lists keep them, for when they come (back). */
export const hiddenIds = (horizon: Horizon): SQL =>
  sql`(select v.id from videos v where v.deleted_at is not null
       union all select v.id from videos v where ${toCome(horizon)})`;
