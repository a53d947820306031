import type { NewsPreferences } from "@mindreel/contract/newsletter/news-preferences";
import type { Db } from "#data/database.ts";
import { inTransaction } from "#data/transaction.ts";
import type { Refusals } from "#features/newsletter/mechanisms/refusals.service.ts";
import type { UnsubscribeService } from "#features/newsletter/unsubscribe/unsubscribe.service.ts";
import * as preferences from "./news-preferences.repository.ts";

interface Dependencies {
  readonly db: Db;
  readonly clock: () => Date;
  readonly unsubscribe: Pick<UnsubscribeService, "endFor">;
  readonly refusals: Pick<Refusals, "withdraw">;
}

/** Whether a member gets news, as opposed to mails about their account. */
export function createNewsPreferencesService({ db, clock, unsubscribe, refusals }: Dependencies) {
  const read = async (userId: number): Promise<NewsPreferences> => ({ news: await preferences.wanted(db, userId) });
  return {
    read,
    change: async (userId: number, { news }: Partial<NewsPreferences>): Promise<NewsPreferences> => {
      if (news === true) {
        await inTransaction(db, async (tx) => {
          await preferences.setWanted(tx, userId, clock());
          const email = await preferences.confirmedEmail(tx, userId);
          if (email !== undefined) await refusals.withdraw(tx, email);
        });
      }
      if (news === false) await unsubscribe.endFor(userId);
      return read(userId);
    },
  };
}

export type NewsPreferencesService = ReturnType<typeof createNewsPreferencesService>;
