import type { Db } from "#data/database.ts";
import { countedAtMost } from "#data/paging.ts";
import type { Replica } from "#data/replica/replica.ts";
import { day } from "#domain/time/units-of-time.ts";
import { lastDays, previousPeriod } from "#features/admin/figures/figures.policy.ts";
import type { DailyFacts } from "#features/admin/system/findings.policy.ts";
import type { TodayState } from "./today.mapper.ts";
import { needsOf } from "./today.policy.ts";
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

/** How long what was found is shown again, in milliseconds: long enough for reloads, short enough to see it mended. */
const rememberedFor = 10_000;
const newsMatters = 7 * day;

/** What needs a person now, and how the last 30 days went. */
export function createTodayService({ db, replica, clock, unpaid, stepsLeft, dailyFacts }: Dependencies) {
  let known: { readonly state: Promise<TodayState>; readonly at: number } | undefined;

  async function find(now: Date): Promise<TodayState> {
    const { from, to } = lastDays(30, now);
    const [trouble, steps, facts, figures] = await Promise.all([
      today.troubles(db, unpaid, new Date(now.getTime() - newsMatters)),
      stepsLeft(),
      dailyFacts(),
      replica.read((on) => today.figures(on, { from, to, before: previousPeriod({ from, to }).from })),
    ]);
    return { needs: needsOf(trouble, steps, countedAtMost), facts, from, figures };
  }

  return {
    look: (): Promise<TodayState> => {
      const now = clock();
      if (known !== undefined && now.getTime() - known.at < rememberedFor) return known.state;
      const state = find(now);
      known = { state, at: now.getTime() };
      // A failure is not shown again.
      state.catch(() => {
        known = undefined;
      });
      return state;
    },
  };
}

export type TodayService = ReturnType<typeof createTodayService>;
