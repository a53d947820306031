import type { Db } from "#data/database.ts";
import type { NoticePreferencesService } from "#features/notices/preferences/preferences.service.ts";
import { type DueTable, putOff, takeDue } from "./due.repository.ts";

interface Dependencies {
  readonly preferences: Pick<NoticePreferencesService, "quietUntil">;
  readonly clock: () => Date;
}

export interface Due {
  /** How many it was due to, those with quiet hours included. */
  readonly taken: number;
  /** Who may be told now. */
  readonly awake: readonly number[];
}

/** Takes members to whom something is due. It waits for those who have quiet hours, until they end. */
export function createDueService({ preferences, clock }: Dependencies) {
  return async (tx: Db, table: DueTable, most: number): Promise<Due> => {
    const due = await takeDue(tx, table, clock(), most);
    const quiet = await preferences.quietUntil(tx, due);
    if (quiet.size > 0) await putOff(tx, table, quiet);
    return { taken: due.length, awake: due.filter((userId) => !quiet.has(userId)) };
  };
}

export type TakeDue = ReturnType<typeof createDueService>;
