import { sql } from "#db/orm.ts";
import { comesIntoSight, horizonAt, type Sight, toCome } from "#domain/library/visibility.ts";
import type { Cache } from "./cache/cache.ts";
import { recordDependency } from "./cache/dependencies.ts";
import { type Db, hotQuery } from "./database.ts";

/**
 * When the next video comes into a sight, which invalidates cached reads of the library; null: no release is scheduled.
 * Undefined while nothing is cached, since it is not needed then.
 */
export type NextRelease = (sight: Sight, now: Date) => Promise<Date | null | undefined>;

export function createNextRelease(db: Db, cache: Cache): NextRelease {
  const releases = cache.namespace<Date | null>("next release", () => 50);
  return async (sight, now) => {
    if (!cache.isEnabled()) return undefined;
    if (sight === "all") return null;
    return releases.get(sight, now, async () => {
      const [row] = await hotQuery<{ next: Date | null }>(
        db,
        sql`select min(v.release_at) as next from videos v where ${toCome(horizonAt(sight, now))}`,
      );
      const next = row?.next ? comesIntoSight(row.next, sight) : null;
      recordDependency(["video"], next);
      return next;
    });
  };
}
