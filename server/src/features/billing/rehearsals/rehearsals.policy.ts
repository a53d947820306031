import type { Amounts, Interval } from "@mindreel/contract/billing/plans";
import type { RehearsalNote } from "@mindreel/contract/billing/rehearsals";
import {
  type Change,
  type Off,
  type ReplayedCharge,
  replay,
  type Terms,
} from "@mindreel/stripe-local/simulator/replay";
import { isOngoing, isUnpaid, type SubscriptionStatus } from "#domain/entitlement.ts";
import type { CodeRow } from "#features/billing/codes/codes.repository.ts";
import { amountIn, isAt } from "#features/billing/plans/plans.policy.ts";
import type { PriceRow } from "#features/billing/plans/plans.repository.ts";
import type { AlikeRow } from "./rehearsals.repository.ts";

type CodeTerms = Pick<CodeRow, "percentOff" | "amounts" | "duration" | "months" | "planIds">;

/** What is tried. */
export type Trial =
  | { readonly price: PriceRow; readonly amounts: Amounts; readonly from: Date }
  /** `id`: of a code that there is. */
  | { readonly code: CodeTerms; readonly id: number | null };

export interface Known {
  readonly now: Date;
  /** The month in which the change holds. */
  readonly month: { readonly from: Date; readonly to: Date };
  readonly statusOf: (providerStatus: string) => SubscriptionStatus;
  readonly code: (id: number) => CodeTerms | undefined;
  readonly price: (id: string) => (Pick<Terms, "intervalCount"> & { interval: Interval; amounts: Amounts }) | undefined;
}

/** What becomes of a group of subscriptions that are charged alike. */
interface Group extends Pick<AlikeRow, "planId" | "count"> {
  readonly terms: Terms;
  readonly isTrial: boolean;
  readonly hasCode: boolean;
  readonly before: readonly ReplayedCharge[];
  readonly after: readonly ReplayedCharge[];
}

export interface Total {
  readonly currency: string;
  touched: number;
  untouched: number;
  before: number;
  after: number;
}

export interface Shift extends Pick<AlikeRow, "planId"> {
  readonly terms: Terms;
  readonly before: number;
  readonly after: number;
  count: number;
  firstAt: number;
  lastAt: number;
}

interface Day {
  readonly day: string;
  readonly currency: string;
  charges: number;
  before: number;
  after: number;
}

/** In UTC. */
export const dayOf = (time: number): string => new Date(time * 1000).toISOString().slice(0, 10);
const seconds = (moment: Date): number => Math.floor(moment.getTime() / 1000);

const offOf = ({ percentOff, amounts, duration, months }: CodeTerms, currency: string): Off => ({
  percent: percentOff,
  amount: percentOff === null ? (amountIn(amounts ?? {}, currency) ?? 0) : null,
  duration: duration === "months" ? "repeating" : duration,
  months,
});

/** Why a subscription that renews stays as it is; undefined if it is touched. */
function misses(row: AlikeRow & { currency: string }, trial: Trial): RehearsalNote | "other" | undefined {
  if ("price" in trial && !isAt(row, trial.price)) return "other";
  if ("code" in trial && trial.code.planIds?.includes(row.planId) === false) return "other";
  const amounts = "price" in trial ? trial.amounts : trial.code.amounts;
  if (amounts !== null && amountIn(amounts, row.currency) === undefined) return "other_currency";
  // A code would be lost by the change, and a price has been left already.
  if (row.nextPriceId !== null || ("price" in trial && row.movesTo !== null)) return "waiting";
  return "code" in trial && (row.hasUsed || (trial.id !== null && row.codeId === trial.id)) ? "used" : undefined;
}

/** Whether its member is mailed about a new price, also one whose free days end without a card. */
const isTold = (row: AlikeRow, trial: Trial): boolean =>
  "price" in trial &&
  (row.renews || row.needsCard) &&
  isAt(row, trial.price) &&
  row.movesTo === null &&
  amountIn(trial.amounts, row.currency ?? "") !== undefined;

/** Tries a change on subscriptions that are alike. */
export function createReplays(trial: Trial, { now, month, statusOf, code, price }: Known) {
  const [from, until] = [seconds(month.from), seconds(month.to)];
  const totals = new Map<string, Total>();
  const shifts = new Map<string, Shift>();
  const days = new Map<string, Day>();
  const notes = new Map<RehearsalNote, number>();
  let [running, replayed, mails] = [0, 0, 0];

  const found = <T>(map: Map<string, T>, key: string, fresh: T): T => {
    const known = map.get(key) ?? fresh;
    map.set(key, known);
    return known;
  };
  const note = (about: RehearsalNote, count: number): void => void notes.set(about, (notes.get(about) ?? 0) + count);

  function changeOf(terms: Terms): Change {
    if ("code" in trial) return { off: offOf(trial.code, terms.currency) };
    return { price: { ...terms, amount: amountIn(trial.amounts, terms.currency) ?? terms.amount }, from };
  }

  function termsOf(priceId: string | null, currency: string): Terms | null {
    const next = priceId === null ? undefined : price(priceId);
    const amount = next && amountIn(next.amounts, currency);
    if (next === undefined || amount === undefined || next.interval === "once") return null;
    return { currency, amount, interval: next.interval, intervalCount: next.intervalCount };
  }

  function add(group: Group): void {
    const { before, after, terms, count, planId, isTrial, hasCode } = group;
    const { currency, interval, intervalCount } = terms;
    const total = found(totals, currency, { currency, touched: 0, untouched: 0, before: 0, after: 0 });
    const differs = before.findIndex(({ amount }, at) => amount !== after[at]?.amount);
    for (const [at, charge] of before.entries()) {
      if (charge.at >= until) continue;
      const changed = after[at]?.amount ?? charge.amount;
      const day = dayOf(charge.at);
      for (const each of [
        found(days, `${day} ${currency}`, { day, currency, charges: 0, before: 0, after: 0 }),
        ...(charge.at >= from ? [total] : []),
      ]) {
        each.before += count * charge.amount;
        each.after += count * changed;
        if ("charges" in each) each.charges += count;
      }
    }
    const [first, changed] = [before[differs], after[differs]];
    if (first === undefined || changed === undefined) {
      total.untouched += count;
      return;
    }
    total.touched += count;
    if (isTrial) note("trial", count);
    if (first.at >= until) note("long", count);
    if ("code" in trial && hasCode) note("code", count);
    if ("code" in trial && trial.code.duration === "once") note("once", count);
    const key = [planId, currency, interval, intervalCount, first.amount, changed.amount].join(" ");
    const fresh = { planId, terms, before: first.amount, after: changed.amount, count: 0 };
    const shift = found(shifts, key, { ...fresh, firstAt: first.at, lastAt: first.at });
    shift.count += count;
    shift.firstAt = Math.min(shift.firstAt, first.at);
    shift.lastAt = Math.max(shift.lastAt, first.at);
  }

  function replayAlike(row: AlikeRow, status: SubscriptionStatus): void {
    const { amount, currency, interval, intervalCount, periodEnd, anchorDay, count } = row;
    if (amount === null || currency === null || interval === null || interval === "once" || periodEnd === null) {
      note("unknown", count);
      return;
    }
    const terms = { currency, amount, interval, intervalCount: intervalCount ?? 1 };
    const own = row.codeId === null ? undefined : code(row.codeId);
    const moved = termsOf(row.movesTo, currency);
    const standing = {
      terms,
      isTrial: status === "trial",
      periodEnd: seconds(periodEnd),
      anchorDay: anchorDay ?? periodEnd.getUTCDate(),
      off: own === undefined ? null : { ...offOf(own, currency), end: row.codeUntil && seconds(row.codeUntil) },
      next: termsOf(row.nextPriceId, currency),
      move: moved && row.noticeUntil ? { price: moved, from: seconds(row.noticeUntil) } : null,
    };
    if (row.tax === "exclusive") note("tax", count);
    const why = misses({ ...row, currency }, trial);
    if (why !== undefined && why !== "other") note(why, count);
    const span = { now: seconds(now), until, from };
    const before = replay(standing, null, span);
    const after = why === undefined ? replay(standing, changeOf(terms), span) : before;
    replayed += 1;
    add({ ...row, terms, isTrial: standing.isTrial, hasCode: own !== undefined, before, after });
  }

  return {
    add: (row: AlikeRow): void => {
      const { count, renews, hasEnd } = row;
      const status = statusOf(row.providerStatus);
      if (!isOngoing(status)) return;
      running += count;
      if (isTold(row, trial)) mails += count;
      if (renews) replayAlike(row, status);
      else note(isUnpaid(status) ? "unpaid" : hasEnd ? "ending" : "stopped", count);
    },

    /** What did not fit into the number of replays. */
    leaveOut: (count: number): void => {
      if (count > 0) note("left_out", count);
    },

    result: () => ({
      month,
      running,
      replayed,
      totals: [...totals.values()].toSorted((a, b) => (a.currency < b.currency ? -1 : 1)),
      shifts: [...shifts.values()].toSorted((a, b) => b.count - a.count),
      days: [...days.values()].toSorted((a, b) => (a.day + a.currency < b.day + b.currency ? -1 : 1)),
      mails: mails === 0 ? [] : [{ mail: "price_change", at: now, count: mails }],
      notes,
    }),
  };
}

export type Replays = ReturnType<ReturnType<typeof createReplays>["result"]>;
