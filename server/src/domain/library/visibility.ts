import type { Language } from "@mindreel/contract/plain/languages";
import type { SQL } from "drizzle-orm";
import { sql } from "#db/orm.ts";
import { day } from "#domain/time/units-of-time.ts";

/** A viewer of the library. */
export interface Viewer {
  readonly id: number;
  readonly isSuperuser: boolean;
  readonly earlyAccess: boolean;
  /**
   * The language in which they read translated titles and descriptions; undefined: the originals, as superusers read
   * them, since they edit them.
   */
  readonly language?: Language | undefined;
}

/** A visitor who is not signed in. */
export const nobody: Viewer = { id: 0, isSuperuser: false, earlyAccess: false };

/** Milliseconds by which a video is visible before its release. */
const ahead = { early: 7 * day, released: 0 } as const;

/** Determines which videos a viewer sees at a moment: viewers of the same sight see the same library. */
export type Sight = "all" | "early" | "released";

export const sightOf = ({ isSuperuser, earlyAccess: early }: Viewer): Sight =>
  isSuperuser ? "all" : early ? "early" : "released";

/** The latest release time that is visible to a viewer, in PostgreSQL's form. */
export type Horizon = Date | "infinity";

export const horizonAt = (sight: Sight, now: Date): Horizon =>
  sight === "all" ? "infinity" : new Date(now.getTime() + ahead[sight]);

export const horizonOf = (viewer: Viewer, now: Date): Horizon => horizonAt(sightOf(viewer), now);

/** The horizon of the user `u`, for queries over many users. */
export const horizonOfUser = (now: Date): SQL =>
  sql`(case when u.is_superuser then 'infinity' when u.early_access then ${horizonAt("early", now)}::timestamptz
       else ${now}::timestamptz end)`;

/** When a video with this release time comes into a sight. */
export const comesIntoSight = (releaseAt: Date, sight: Exclude<Sight, "all">): Date =>
  new Date(releaseAt.getTime() - ahead[sight]);

/** Whether the video `v` is visible up to the horizon. Every query that shows or plays videos has this condition. */
export const visible = (horizon: Horizon | SQL): SQL =>
  sql`(v.deleted_at is null and (v.release_at is null or v.release_at <= ${horizon}::timestamptz))`;

/**
 * Whether the video `v` is released after the horizon. Served by a partial index, and subtracted from stored counts.
 */
export const toCome = (horizon: Horizon): SQL => sql`v.deleted_at is null and v.release_at > ${horizon}::timestamptz`;

/** Ids of the deleted videos, from a partial index. */
export const deletedIds = sql`(select v.id from videos v where v.deleted_at is not null)`;

/**
 * Ids of all videos that are not visible, from two partial indexes. Lists keep these for when they are visible (again).
 */
export const hiddenIds = (horizon: Horizon): SQL =>
  sql`(select v.id from videos v where v.deleted_at is not null
       union all select v.id from videos v where ${toCome(horizon)})`;
