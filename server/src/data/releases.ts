import { sql } from "#db/orm.ts";
import { comesIntoSight, horizonAt, type Sight, toCome } from "#domain/library/visibility.ts";
import type { Memory } from "./changes/memory.ts";
import { type Db, hotQuery } from "./database.ts";

/**
 * When the next video comes into a sight, which invalidates cached reads of the library; null: no release is scheduled.
 */
export type NextRelease = (sight: Sight, now: Date) => Promise<Date | null>;

export function createNextRelease(db: Db, memory: Memory): NextRelease {
  const releases = memory.shelf<Date | null>("next release");
  return async (sight, now) => {
    // Not needed while nothing is cached.
    if (sight === "all" || !memory.keeps()) return null;
    return releases(sight, now, async () => {
      const [row] = await hotQuery<{ next: Date | null }>(
        db,
        sql`select min(v.release_at) as next from videos v where ${toCome(horizonAt(sight, now))}`,
      );
      const value = row?.next ? comesIntoSight(row.next, sight) : null;
      return { value, bytes: 50, topics: ["video"], until: value };
    });
  };
}
