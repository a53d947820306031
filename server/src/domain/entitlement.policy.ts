import type { ProviderSubscription } from "#ports/payments/payments.port.ts";

const day = 86_400_000;
/** The provider charges a while after a period's end. */
const renewalSlack = day;
/** After a renewal that failed, counted from the end of what was paid. */
const grace = 7 * day;

/** States in which a subscription can go on by itself, or be mended: nobody needs a second one. */
const running = new Set(["trialing", "active", "past_due", "unpaid", "paused"]);
const unpaidStates = new Set(["past_due", "unpaid"]);

export const isRunning = (status: string): boolean => running.has(status);
export const isPastDue = (status: string): boolean => unpaidStates.has(status);

/**
 * End of what was paid for, as far as a reading of the provider tells; null where nothing was paid.
 * @param lastPaidEnd period end of the newest paid invoice that is known here
 */
export function paidUntil(subscription: ProviderSubscription, lastPaidEnd: Date | null): Date | null {
  const { status, latestInvoice, periodStart, periodEnd, startedAt } = subscription;
  if (status === "incomplete" || status === "incomplete_expired") return null;
  const paid = latestInvoice === null ? !isPastDue(status) : latestInvoice.status === "paid";
  if (paid || status === "trialing") return periodEnd;
  // The period that is shown has begun without being paid, and perhaps not the first such one.
  const end = lastPaidEnd === null || lastPaidEnd > periodStart ? periodStart : lastPaidEnd;
  return end > startedAt ? end : null;
}

export interface PaidTime {
  readonly startedAt: Date;
  readonly paidUntil: Date | null;
  readonly status: string;
  readonly renews: boolean;
  /** When the newest payment was given back whole, by a refund or a lost dispute. */
  readonly returnedAt: Date | null;
}

export interface FreeTime {
  readonly grantedAt: Date;
  readonly days: number;
  readonly revokedAt: Date | null;
}

interface Span {
  readonly from: number;
  readonly to: number;
}

/** End of what is paid and was not given back. */
export const keptUntil = ({ paidUntil: end, returnedAt }: Pick<PaidTime, "paidUntil" | "returnedAt">): Date | null =>
  end !== null && returnedAt !== null && returnedAt < end ? returnedAt : end;

/** The time that a subscription covers: what was paid, and what it takes until the next payment is there. */
function covered(time: PaidTime): Span {
  const { startedAt, status, renews, returnedAt } = time;
  const from = startedAt.getTime();
  const end = keptUntil(time);
  if (end === null) return { from, to: from };
  const more = returnedAt !== null ? 0 : isPastDue(status) ? grace : renews ? renewalSlack : 0;
  return { from, to: end.getTime() + more };
}

/** Spans in order, those that touch made one. */
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

/** Lays free time into the gaps that paid time leaves, from a moment on. */
function layFree(days: number, from: number, until: number, paid: readonly Span[]): Span[] {
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

/**
 * Until when somebody is pro: the one place that decides it. Free time runs only while no paid time does, so that
 * neither eats up the other, in whatever order they come; null: never was.
 */
export function proUntil(paidTimes: readonly PaidTime[], freeTimes: readonly FreeTime[]): Date | null {
  const paid = merged(paidTimes.map(covered));
  const spans = [...paid];
  let cursor = 0;
  for (const { days, grantedAt, revokedAt } of freeTimes.toSorted((a, b) => +a.grantedAt - +b.grantedAt)) {
    const from = Math.max(cursor, grantedAt.getTime());
    const laid = layFree(days, from, revokedAt?.getTime() ?? Number.POSITIVE_INFINITY, paid);
    spans.push(...laid);
    cursor = laid.at(-1)?.to ?? cursor;
  }
  const end = Math.max(...spans.map(({ to }) => to), Number.NEGATIVE_INFINITY);
  return Number.isFinite(end) ? new Date(end) : null;
}
