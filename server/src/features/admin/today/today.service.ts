import type { Db } from "#data/database.ts";
import { countedAtMost } from "#data/paging.ts";
import type { Replica } from "#data/replica/replica.ts";
import { day } from "#domain/time/units-of-time.ts";
import { lastDays, previousPeriod } from "#features/admin/figures/figures.policy.ts";
import { type Currencies, currencies as currenciesIn } from "#features/admin/figures/figures.repository.ts";
import type { DailyFacts } from "#features/admin/system/findings.policy.ts";
import type { TodayState } from "./today.mapper.ts";
import { type FigureRow, needsOf } from "./today.policy.ts";
import * as today from "./today.repository.ts";

interface Dependencies {
  readonly db: Db;
  readonly replica: Replica;
  readonly clock: () => Date;
  /** The payment provider's statuses of a subscription whose renewal failed. */
  readonly unpaid: readonly string[];
  /** Number of steps before opening that are left. */
  readonly stepsLeft: () => Promise<number>;
  /** What is known of the installation without asking anybody outside. */
  readonly dailyFacts: () => Promise<DailyFacts>;
}

/** Milliseconds for which what costs most is shown again. What a person has just done is always looked up. */
const rememberedFor = 10_000;
const newsMatters = 7 * day;

type Remembered = readonly [facts: DailyFacts, figures: FigureRow, currencies: Currencies];

/** What needs a person now, and how the last 30 days went. */
export function createTodayService({ db, replica, clock, unpaid, stepsLeft, dailyFacts }: Dependencies) {
  let known: { readonly found: Promise<Remembered>; readonly at: number } | undefined;

  function remembered(now: Date, from: string, to: string): Promise<Remembered> {
    if (known !== undefined && now.getTime() - known.at < rememberedFor) return known.found;
    const { from: before } = previousPeriod({ from, to });
    const found = Promise.all([
      dailyFacts(),
      replica.read((on) => today.figures(on, { from, to, before })),
      replica.read((on) => currenciesIn(on, { from, to })),
    ]);
    known = { found, at: now.getTime() };
    // A failure is not shown again.
    found.catch(() => {
      known = undefined;
    });
    return found;
  }

  return {
    look: async (): Promise<TodayState> => {
      const now = clock();
      const { from, to } = lastDays(30, now);
      const [trouble, steps, [facts, sums, currencies]] = await Promise.all([
        today.troubles(db, unpaid, new Date(now.getTime() - newsMatters)),
        stepsLeft(),
        remembered(now, from, to),
      ]);
      return { needs: needsOf(trouble, steps, countedAtMost), facts, from, figures: sums, currencies };
    },
  };
}

export type TodayService = ReturnType<typeof createTodayService>;
