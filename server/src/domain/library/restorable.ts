import { limits } from "@mindreel/contract/plain/limits";
import { day } from "#domain/time/units-of-time.ts";

/** What was deleted at or before this time can no longer be restored. */
export const restorableSince = (now: Date): Date => new Date(now.getTime() - limits.deletedDays * day);
