import type { Rehearsal, RehearsalBody } from "@mindreel/contract/billing/rehearsals";
import { queryOptions } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";

/** What a change would do. Nothing changes by asking. */
export const rehearsalQuery = (body: RehearsalBody) =>
  queryOptions({
    queryKey: ["rehearsal", body],
    queryFn: ({ signal }) => call("POST /api/billing/v1/rehearsals/", { body, signal }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });

/** What an owner agrees to: as long as it stays the same, the site has not changed in what matters here. */
export const gistOf = ({ groups }: Rehearsal): string =>
  JSON.stringify(groups.map(({ plan, currency, before, after, count }) => [plan.id, currency, before, after, count]));

export interface Week {
  readonly id: string;
  /** Its first day. */
  readonly day: string;
  readonly currency: string;
  charges: number;
  before: number;
  after: number;
}

const days = 86_400_000;

/** The days of the calendar by weeks, each beginning with the same day of the week as the first one. */
export function weeksOf(calendar: Rehearsal["calendar"]): Week[] {
  const first = Math.min(...calendar.map(({ day }) => Date.parse(day)));
  const weeks = new Map<string, Week>();
  for (const { day: on, currency, charges, before, after } of calendar) {
    const at = first + Math.floor((Date.parse(on) - first) / (7 * days)) * 7 * days;
    const day = new Date(at).toISOString().slice(0, 10);
    const id = `${day} ${currency}`;
    const week = weeks.get(id) ?? { id, day, currency, charges: 0, before: 0, after: 0 };
    week.charges += charges;
    week.before += before;
    week.after += after;
    weeks.set(id, week);
  }
  return [...weeks.values()];
}

/** How many subscriptions would be charged otherwise. */
export const touchedBy = ({ totals }: Rehearsal): number => totals.reduce((sum, { touched }) => sum + touched, 0);
