import type { RehearsalBody } from "@mindreel/contract/billing/rehearsals";
import { refusals } from "@mindreel/messages/billing/price-moves";
import type { Db } from "#data/database.ts";
import { alone } from "#data/transaction.ts";
import { advisoryLocks } from "#db/advisory-locks.ts";
import { AppError, invalidInput } from "#domain/errors.ts";
import { sentence } from "#domain/sentences.ts";
import { day } from "#domain/time/units-of-time.ts";
import { inSlices } from "#domain/work/slices.ts";
import type { CodesService } from "#features/billing/codes/codes.service.ts";
import type { SellingService } from "#features/billing/mechanisms/selling/selling.service.ts";
import { periodAfter } from "#features/billing/plans/plans.policy.ts";
import type { PlansService } from "#features/billing/plans/plans.service.ts";
import type { ProviderTerms } from "#ports/payments/payments.port.ts";
import { createReplays, type Trial } from "./rehearsals.policy.ts";
import { alike } from "./rehearsals.repository.ts";

interface Dependencies {
  readonly db: Db;
  readonly terms: ProviderTerms;
  readonly plans: Pick<PlansService, "all" | "checkAmounts">;
  readonly codes: Pick<CodesService, "tried">;
  readonly everSold: SellingService["everSold"];
  readonly clock: () => Date;
}

/** How many groups of subscriptions are replayed; a site with more has the smallest ones left out. */
const mostGroups = 10_000;

/** Tries changes on a replay of the subscriptions, which knows of no names and changes nothing. */
export function createRehearsalsService({ db, terms, plans, codes, everSold, clock }: Dependencies) {
  type Sold = Awaited<ReturnType<typeof everSold>>;

  /** @throws AppError 400 */
  async function trialOf(body: RehearsalBody, now: Date): Promise<Trial> {
    if (body.kind === "code") return codes.tried(body);
    const { from: id, amounts, notice_days: days } = body;
    const all = (await plans.all()).flatMap(({ priced }) => priced.prices);
    const price = all.find((each) => each.id === id);
    if (price === undefined || price.interval === "once")
      throw invalidInput({ from: [sentence(refusals, price === undefined ? "unknown" : "once")] });
    plans.checkAmounts(amounts);
    return { price, amounts, from: new Date(now.getTime() + days * day) };
  }

  async function replayAll(trial: Trial, sold: Sold, now: Date) {
    const from = "price" in trial ? trial.from : now;
    const month = { from, to: periodAfter(from, { interval: "month", intervalCount: 1 }) };
    const { price, code } = sold("en");
    const replays = createReplays(trial, { now, month, statusOf: terms.statusOf, price, code });
    const codeId = "code" in trial ? trial.id : null;
    const rows = await alike(db, { codeId, now, limit: mostGroups });
    await inSlices(rows, replays.add);
    replays.leaveOut((rows[0]?.total ?? 0) - rows.reduce((sum, { count }) => sum + count, 0));
    return replays.result();
  }

  return {
    /** @throws AppError 400, 409 while another one runs */
    rehearse: async (body: RehearsalBody) => {
      const sold = await everSold();
      // The provider reckons in whole seconds.
      const now = new Date(Math.floor(clock().getTime() / 1000) * 1000);
      const trial = await trialOf(body, now);
      const tried = await alone(db, advisoryLocks.rehearsal, () => replayAll(trial, sold, now));
      if (tried === undefined) throw new AppError("rehearsal_running");
      return { tried, sold };
    },
  };
}

export type RehearsalsService = ReturnType<typeof createRehearsalsService>;
