import type { Db } from "#data/database.ts";
import type { NoticePreferencesService } from "#features/notices/preferences/preferences.service.ts";
import { type DueTable, postpone, takeDue } from "./due.repository.ts";

interface Dependencies {
  readonly preferences: Pick<NoticePreferencesService, "quietUntil">;
  readonly clock: () => Date;
}

export interface Due {
  /** How many members were due, including those in quiet hours. */
  readonly taken: number;
  /** The members who may be notified now. */
  readonly awake: readonly number[];
}

/** Takes members who are due. Those in quiet hours are postponed until these end. */
export function createDueService({ preferences, clock }: Dependencies) {
  return async (tx: Db, table: DueTable, most: number): Promise<Due> => {
    const due = await takeDue(tx, table, clock(), most);
    const quiet = await preferences.quietUntil(tx, due);
    if (quiet.size > 0) await postpone(tx, table, quiet);
    return { taken: due.length, awake: due.filter((userId) => !quiet.has(userId)) };
  };
}

export type TakeDue = ReturnType<typeof createDueService>;
