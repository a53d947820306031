import type { Interval } from "@mindreel/contract/billing/plans";
import { amountIn, periodAfter } from "#features/billing/plans/plans.policy.ts";
import type { WaitingRow } from "./moved-subscriptions.repository.ts";

interface Billed {
  /** From which the provider reckons all periods, so that a month's last day stays it. */
  readonly anchor: Date;
  /** The end of the period that runs. */
  readonly periodEnd: Date;
  readonly interval: Interval;
  readonly intervalCount: number;
}

/** A subscription's first renewal that is not before a moment. */
export function renewalFrom({ anchor, periodEnd, interval, intervalCount }: Billed, moment: Date): Date {
  let at = periodEnd;
  for (let n = 1; at < moment; n++) {
    const renewal = periodAfter(anchor, { interval, intervalCount: n * intervalCount });
    if (renewal > at) at = renewal;
  }
  return at;
}

interface Charged {
  readonly amount: number | null;
  readonly currency: string | null;
  readonly periodEnd: Date | null;
}

/** What a subscription charges when its period ends: the new price, if its notice is over by then. */
export function asCharged<Of extends Charged>(
  of: Of,
  move: Pick<WaitingRow, "amounts" | "noticeUntil"> | undefined,
): Of {
  const { currency, periodEnd } = of;
  if (move === undefined || currency === null || periodEnd === null || periodEnd < move.noticeUntil) return of;
  return { ...of, amount: amountIn(move.amounts, currency) ?? of.amount };
}
