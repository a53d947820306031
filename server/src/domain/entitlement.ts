import type { SQL } from "drizzle-orm";
import { sql } from "#db/orm.ts";
import { day } from "#domain/time/units-of-time.ts";

export interface Entitled {
  readonly isSuperuser: boolean;
  readonly proExpiryDate: Date | null;
}

/** Whether an account is pro at a moment. The single source of this answer. */
export function isPro(account: Entitled, now: Date): boolean {
  return account.isSuperuser || (account.proExpiryDate !== null && account.proExpiryDate > now);
}

/** `isPro` for the users `u`, for filtering in the database; `proCount` (member-count.ts) gives the count. */
export const isProSql = (now: Date): SQL => sql`(u.is_superuser or u.pro_expiry_date > ${now}::timestamptz)`;

/** The opposite of `isProSql`, in a form that its index supports. */
export const isNotProSql = (now: Date): SQL =>
  sql`(not u.is_superuser and (u.pro_expiry_date is null or u.pro_expiry_date <= ${now}::timestamptz))`;

/** Stripe charges a renewal up to a day after the period ends; a member stays pro meanwhile. */
const renewalAllowance = day;
/** How long a failed renewal keeps a member pro, from the end of the last paid period (specification, "Being pro"). */
const grace = 7 * day;

/**
 * The status of a subscription.
 * - `unstarted`: its first payment was never made
 * - `trial`: running without a payment
 * - `active`: running; also while only its charges are paused
 * - `pastDue`: its renewal failed and can still be paid
 * - `paused`: stopped; charges nothing until it is resumed
 * - `suspended`: stopped by the provider because its renewal failed, which can still be paid
 * - `bought`: paid once, for ever
 * - `ended`: over for good
 */
export type SubscriptionStatus =
  | "unstarted"
  | "trial"
  | "active"
  | "pastDue"
  | "paused"
  | "suspended"
  | "bought"
  | "ended";

/** Whether it can still renew, be resumed or be repaired. */
export const isOngoing = (status: SubscriptionStatus): boolean =>
  status !== "unstarted" && status !== "ended" && status !== "bought";

/** Whether it was paid once, for ever, and not returned. */
export const isKeptForEver = ({ status, paidUntil, returnedAt }: Omit<PaidTime, "startedAt" | "renews">): boolean =>
  status === "bought" && paidUntil !== null && returnedAt === null;

/** Whether its renewal failed: it keeps its member pro for some days, and can be paid. */
export const isUnpaid = (status: SubscriptionStatus): boolean => status === "pastDue" || status === "suspended";

/** The same at a moment: the provider may take a while to end a cancelled one whose time is up. */
export const isOngoingAt = (
  { status, endsAt }: { readonly status: SubscriptionStatus; readonly endsAt: Date | null },
  now: Date,
): boolean => isOngoing(status) && (endsAt === null || endsAt > now);

/** Whether it charges nothing until somebody resumes it, so that its member may rather begin another one. */
export const isStopped = ({
  status,
  renews,
  endsAt,
}: Pick<PaidTime, "status" | "renews"> & { readonly endsAt: Date | null }): boolean =>
  status === "paused" || status === "suspended" || (status === "active" && !renews && endsAt === null);

/** A subscription as the payment provider bills it. */
export interface BilledSubscription {
  readonly status: SubscriptionStatus;
  readonly startedAt: Date;
  /** The period the provider bills now, paid or not. */
  readonly periodStart: Date;
  readonly periodEnd: Date;
  /** Since when the provider credits the rest of the period; null if it does not. */
  readonly creditedFrom: Date | null;
  /** The end of the free days that it began with; null if it did not. */
  readonly trialEnd: Date | null;
  /** When it is going to end, or has ended. */
  readonly endsAt: Date | null;
  readonly latestInvoice: { readonly isPaid: boolean } | null;
}

/**
 * End of the paid time; null if nothing was paid.
 * @param lastPaidEnd period end of the newest paid invoice we know of
 */
export function paidUntil(subscription: BilledSubscription, lastPaidEnd: Date | null): Date | null {
  const { status, latestInvoice, periodStart, creditedFrom, startedAt, trialEnd, endsAt } = subscription;
  const periodEnd =
    creditedFrom !== null && creditedFrom < subscription.periodEnd ? creditedFrom : subscription.periodEnd;
  if (status === "unstarted") return null;
  // Of a trial that was ended early, nothing stays: nothing was paid.
  if (status === "ended" && trialEnd !== null && trialEnd >= periodEnd && endsAt !== null && endsAt < periodEnd)
    return endsAt > startedAt ? endsAt : null;
  const isPaid = latestInvoice === null ? !isUnpaid(status) : latestInvoice.isPaid;
  if (isPaid || status === "trial") return periodEnd;
  // The current period is unpaid, and earlier ones may be too.
  const end = lastPaidEnd === null || lastPaidEnd > periodStart ? periodStart : lastPaidEnd;
  return end > startedAt ? end : null;
}

/**
 * The same beside our record: a pause that was credited has cut the paid time short, which its end does not undo.
 * @param paid the end as the provider's state says it
 * @param wasPaid whether our record knew that the newest invoice is paid
 */
export const keptPaid = (
  paid: Date | null,
  status: SubscriptionStatus,
  before: { readonly status: SubscriptionStatus; readonly paidUntil: Date | null } | undefined,
  wasPaid: boolean,
): Date | null => {
  if (status !== "ended" || (before?.status !== "paused" && before?.status !== "ended") || !wasPaid) return paid;
  return paid !== null && before.paidUntil !== null && before.paidUntil < paid ? before.paidUntil : paid;
};

export interface PaidTime {
  readonly startedAt: Date;
  readonly paidUntil: Date | null;
  readonly status: SubscriptionStatus;
  readonly renews: boolean;
  /** When the newest payment was returned in full, by a refund or a lost dispute. */
  readonly returnedAt: Date | null;
}

export interface FreeTime {
  readonly grantedAt: Date;
  readonly days: number;
  readonly revokedAt: Date | null;
}

/** Milliseconds since 1970. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/** End of the time that was paid for and not refunded. */
export const keptUntil = ({ paidUntil: end, returnedAt }: Pick<PaidTime, "paidUntil" | "returnedAt">): Date | null =>
  end !== null && returnedAt !== null && returnedAt < end ? returnedAt : end;

/**
 * The time that a subscription covers: the paid time, the grace after a failed renewal, and while it renews
 * automatically, the time that the charge may take.
 */
const coveredFor =
  (allowance: number) =>
  (time: PaidTime): Span => {
    const { startedAt, status, renews, returnedAt } = time;
    const from = startedAt.getTime();
    const end = keptUntil(time);
    if (end === null) return { from, to: from };
    const more = returnedAt !== null ? 0 : isUnpaid(status) ? grace : renews ? allowance : 0;
    return { from, to: end.getTime() + more };
  };

/** The same time as sorted spans that neither overlap nor touch. */
function merged(spans: readonly Span[]): Span[] {
  const result: Span[] = [];
  for (const span of spans.filter(({ from, to }) => to > from).toSorted((a, b) => a.from - b.from)) {
    const last = result.at(-1);
    if (last !== undefined && span.from <= last.to) {
      result[result.length - 1] = { from: last.from, to: Math.max(last.to, span.to) };
    } else result.push(span);
  }
  return result;
}

/** Fills the gaps between paid spans with free days, from a moment on. */
function fillGaps(days: number, from: number, until: number, paid: readonly Span[]): Span[] {
  const spans: Span[] = [];
  let [left, cursor] = [days * day, from];
  for (const next of [...paid, { from: Number.POSITIVE_INFINITY, to: Number.POSITIVE_INFINITY }]) {
    const to = Math.min(next.from, cursor + left, until);
    if (to > cursor) {
      spans.push({ from: cursor, to });
      left -= to - cursor;
    }
    if (left <= 0) break;
    cursor = Math.max(cursor, next.to);
    if (cursor >= until) break;
  }
  return spans;
}

/** The spans in which a member is pro. Free time runs only while no paid time does, so neither uses up the other. */
function spansOf(paidTimes: readonly PaidTime[], freeTimes: readonly FreeTime[], allowance: number) {
  const paid = merged(paidTimes.map(coveredFor(allowance)));
  const free: Span[] = [];
  let cursor = 0;
  for (const { days, grantedAt, revokedAt } of freeTimes.toSorted((a, b) => +a.grantedAt - +b.grantedAt)) {
    const from = Math.max(cursor, grantedAt.getTime());
    const filled = fillGaps(days, from, revokedAt?.getTime() ?? Number.POSITIVE_INFINITY, paid);
    free.push(...filled);
    cursor = filled.at(-1)?.to ?? cursor;
  }
  return { paid, free };
}

function endOf({ paid, free }: ReturnType<typeof spansOf>): Date | null {
  const end = Math.max(...[...paid, ...free].map(({ to }) => to), Number.NEGATIVE_INFINITY);
  return Number.isFinite(end) ? new Date(end) : null;
}

/** Until when a member is pro; null if they never were. Independent of the order of payments and free time. */
export const proUntil = (paidTimes: readonly PaidTime[], freeTimes: readonly FreeTime[]): Date | null =>
  endOf(spansOf(paidTimes, freeTimes, renewalAllowance));

/**
 * The same for display: without the day that charging a renewal may take, which is granted but not promised. So the
 * plan, the history and the payment provider show the same day.
 */
export const shownUntil = (paidTimes: readonly PaidTime[], freeTimes: readonly FreeTime[]): Date | null =>
  endOf(spansOf(paidTimes, freeTimes, 0));

/** Free days that are left, rounded. They are on hold while paid time runs. */
export function freeDaysLeft(paidTimes: readonly PaidTime[], freeTimes: readonly FreeTime[], now: Date): number {
  const { free } = spansOf(paidTimes, freeTimes, renewalAllowance);
  const left = free.reduce((sum, { from, to }) => sum + Math.max(0, to - Math.max(from, now.getTime())), 0);
  return Math.round(left / day);
}

/**
 * The free stretch with which pro time ends; null if it ends with paid time, or never began. A stretch begins when its
 * newest free time was given, or when the paid time before it ended.
 */
export function freeEnding(
  paidTimes: readonly PaidTime[],
  freeTimes: readonly FreeTime[],
): { readonly from: Date; readonly to: Date } | null {
  const { paid, free } = spansOf(paidTimes, freeTimes, renewalAllowance);
  const [end, paidEnd] = [free.at(-1)?.to ?? 0, paid.at(-1)?.to ?? 0];
  if (end <= paidEnd) return null;
  const given = freeTimes.map(({ grantedAt }) => grantedAt.getTime()).filter((at) => at < end);
  return { from: new Date(Math.max(paidEnd, ...given)), to: new Date(end) };
}
