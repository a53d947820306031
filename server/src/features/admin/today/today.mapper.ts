import type { Today } from "@mindreel/contract/admin/today";
import type { Translate } from "#domain/sentences.ts";
import type { Currencies } from "#features/admin/figures/figures.repository.ts";
import type { DailyFacts } from "#features/admin/system/findings.policy.ts";
import { dailyFindings } from "#features/admin/system/system.policy.ts";
import { type FigureRow, isForToday, type needsOf } from "./today.policy.ts";

export interface TodayState {
  readonly needs: ReturnType<typeof needsOf>;
  readonly facts: DailyFacts;
  readonly from: string;
  readonly figures: FigureRow;
  readonly currencies: Currencies;
}

export const toToday = ({ needs, facts, from, figures: f, currencies }: TodayState, translate: Translate): Today => ({
  checked_at: facts.now.toISOString(),
  needs,
  checks: translate((language) => dailyFindings(facts, language)).filter(isForToday),
  figures: {
    from,
    currency: currencies.own,
    not_included: [...currencies.missing],
    revenue: { now: f.revenue, before: f.revenueBefore },
    mrr: { now: f.mrr, before: f.mrrBefore },
    subscriptions: { now: f.subscriptions, before: f.subscriptionsBefore },
    free_months: { now: f.freeMonths, before: f.freeMonthsBefore },
    seconds: { now: f.seconds, before: f.secondsBefore },
  },
});
