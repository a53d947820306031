import type { FiguresQuery } from "@mindreel/contract/admin/figures";
import { limits } from "@mindreel/contract/plain/limits";
import { refusals } from "@mindreel/messages/admin/admin";
import { invalidInput } from "#domain/errors.ts";
import { sentence } from "#domain/sentences.ts";
import { day } from "#domain/time/units-of-time.ts";

/** A range of UTC days such as 2026-01-31, both ends included. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

const startOf = (date: string): number => Date.parse(`${date}T00:00:00Z`);

const daysBefore = (date: string, days: number): string =>
  new Date(startOf(date) - days * day).toISOString().slice(0, 10);

export const countDays = ({ from, to }: Days): number => (startOf(to) - startOf(from)) / day + 1;

/**
 * The period of a query, validated.
 * @throws AppError 400
 */
export function checkPeriod({ from, to }: FiguresQuery, now: Date): Days {
  const days = countDays({ from, to });
  if (days < 1) throw invalidInput({ to: [sentence(refusals, "order")] });
  if (days > limits.figureDays)
    throw invalidInput({ from: [sentence(refusals, "mostDays", { most: limits.figureDays })] });
  if (startOf(from) < startOf("2000-01-01")) {
    throw invalidInput({ from: [sentence(refusals, "tooEarly")] });
  }
  if (startOf(to) > now.getTime()) throw invalidInput({ to: [sentence(refusals, "toCome")] });
  return { from, to };
}

/** The preceding period of the same length. */
export const previousPeriod = (period: Days): Days => ({
  from: daysBefore(period.from, countDays(period)),
  to: daysBefore(period.from, 1),
});

/** The last `days` days, including today. */
export function lastDays(days: number, now: Date): Days {
  const to = now.toISOString().slice(0, 10);
  return { from: daysBefore(to, days - 1), to };
}

const firstOfMonth = (date: string): string => `${date.slice(0, 7)}-01`;

/** The first day that the figures of a period are made of: of the period before it, or of the month that it begins in. */
export function firstDay({ from }: Days, previous: Days): string {
  const month = firstOfMonth(from);
  return startOf(month) < startOf(previous.from) ? month : previous.from;
}

/** What months are made of. */
interface DayOfMonth {
  readonly day: string;
  readonly subscriptions: number;
  readonly mrr: number;
  readonly ended: number;
  readonly endedMrr: number;
  readonly trials: number;
  readonly trialsPaid: number;
  readonly trialsEnded: number;
}
export type Month = Omit<DayOfMonth, "day"> & { readonly month: string };

/** The months that a period touches. @param days in order, from the day before its first month on */
export function monthsOf(days: readonly DayOfMonth[], { from }: Days): Month[] {
  const months = new Map<string, Month>();
  for (const [at, each] of days.entries()) {
    const before = days[at - 1];
    if (before === undefined || each.day < firstOfMonth(from)) continue;
    const month = each.day.slice(0, 7);
    const { subscriptions, mrr } = months.get(month) ?? before;
    const sum = months.get(month) ?? { ended: 0, endedMrr: 0, trials: 0, trialsPaid: 0, trialsEnded: 0 };
    months.set(month, {
      ...{ month, subscriptions, mrr },
      ended: sum.ended + each.ended,
      endedMrr: sum.endedMrr + each.endedMrr,
      trials: sum.trials + each.trials,
      trialsPaid: sum.trialsPaid + each.trialsPaid,
      trialsEnded: sum.trialsEnded + each.trialsEnded,
    });
  }
  return [...months.values()];
}

export const dayBefore = (date: string): string => daysBefore(date, 1);

const longestSearch = 100;

/** Normalizes a search, so that searches that differ only in case, width or spaces are counted as one. */
export const searchWords = (search: string): string =>
  search.normalize("NFKC").toLowerCase().trim().replaceAll(/\s+/g, " ").slice(0, longestSearch).toWellFormed();
