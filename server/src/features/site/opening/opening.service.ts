import type { OpeningStep } from "@mindreel/contract/plain/opening-steps";
import type { Audit } from "#data/audit.ts";
import type { Db } from "#data/database.ts";
import { inTransaction } from "#data/transaction.ts";
import type { SettingsService } from "#features/site/settings/settings.service.ts";
import * as openings from "./opening.repository.ts";

/** What opening needs of the features that are created later. */
export interface OpeningNeeds {
  readonly missing: () => Promise<readonly OpeningStep[]>;
  readonly payingMembers: () => Promise<number>;
  /** Called in the transaction that opens the site. */
  readonly opened: (tx: Db) => Promise<void>;
}

interface Dependencies {
  readonly db: Db;
  readonly settings: Pick<SettingsService, "read">;
  readonly clock: () => Date;
}

/** Opens and closes the site. */
export function createOpeningService({ db, settings, clock }: Dependencies) {
  async function state({ missing, payingMembers }: OpeningNeeds) {
    const [last, steps, paying] = await Promise.all([openings.latest(db), missing(), payingMembers()]);
    return { last, missing: steps, payingMembers: paying };
  }
  return {
    state,

    /** Does nothing if the site is so already. */
    set: async (open: boolean, actorId: number, needs: OpeningNeeds, audit: Audit) => {
      await inTransaction(db, async (tx) => {
        await openings.lock(tx);
        if (((await openings.latest(tx))?.open ?? true) === open) return;
        const id = await openings.add(tx, { at: clock(), open }, actorId);
        if (open) await needs.opened(tx);
        await audit(tx, id, { site: open ? "open" : "closed" });
      });
      // The next visitor of this server finds it so.
      await settings.read();
      return state(needs);
    },
  };
}

export type OpeningService = ReturnType<typeof createOpeningService>;
export type OpeningState = Awaited<ReturnType<OpeningService["state"]>>;
