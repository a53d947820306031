import type { Identity } from "./make/identity.ts";
import type { Manifest } from "./store/manifest.ts";

/** The hour in UTC at which a day's backup is due. */
const dueHour = 2;

/**
 * Whether a backup is due: the day's has not been made yet, or changes cannot be replayed onto the newest one, because
 * the database has been restored since.
 * @param database absent for an external one
 */
export function isDue(newest: Manifest | undefined, database: Identity | undefined, now: Date): boolean {
  if (newest === undefined) return true;
  const due = new Date(now);
  due.setUTCHours(dueHour, 0, 0, 0);
  if (due > now) due.setUTCDate(due.getUTCDate() - 1);
  if (new Date(newest.at) < due) return true;
  if (database === undefined) return false;
  return (
    newest.kind !== "embedded" || newest.system !== database.system || !newest.lastLog.startsWith(database.timeline)
  );
}
