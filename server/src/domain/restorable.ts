import { limits } from "@mindreel/contract/plain/limits";

const day = 86_400_000;

/** What was deleted at or before this time can no longer be restored. */
export const restorableSince = (now: Date): Date => new Date(now.getTime() - limits.deletedDays * day);
