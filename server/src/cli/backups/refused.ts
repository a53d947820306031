import type { findBackups } from "#backup/store/backups.ts";

export const unauthenticated =
  "A backup that is not authenticated was made by an older version, and somebody may have changed it.";

/** Says which backups are not used. */
export function reportRefused(refused: Awaited<ReturnType<typeof findBackups>>["refused"]): void {
  for (const { id, reason } of refused) console.log(`The backup ${id} is not used: ${reason}.`);
}
