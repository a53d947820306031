import type { Rehearsal } from "@mindreel/contract/billing/rehearsals";
import type { Sold } from "#features/billing/mechanisms/selling/selling.service.ts";
import { dayOf, type Replays } from "./rehearsals.policy.ts";

export const toRehearsal = (
  { month, running, replayed, totals, shifts, days, mails, notes }: Replays,
  sold: Sold,
): Rehearsal => ({
  month: { from: month.from.toISOString(), to: month.to.toISOString() },
  running,
  replayed,
  totals,
  groups: shifts.map(({ planId, terms, before, after, count, firstAt, lastAt }) => ({
    plan: { id: planId, name: sold.planName(planId) },
    ...{ interval: terms.interval, interval_count: terms.intervalCount, currency: terms.currency },
    ...{ before, after, count, first_on: dayOf(firstAt), last_on: dayOf(lastAt) },
  })),
  calendar: days,
  mails: mails.map((each) => ({ ...each, at: each.at.toISOString() })),
  notes: [...notes].map(([about, count]) => ({ about, count })),
});
