import type { Price } from "#world/objects.ts";

export const day = 86_400;

/** The same time some months later, on the anchor's day of the month, or on the month's last day if that is earlier. */
function addMonths(from: number, anchor: number, months: number): number {
  const start = new Date(from * 1000);
  const wanted = new Date(anchor * 1000).getUTCDate();
  const month = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + months, 1));
  const days = new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + 1, 0)).getUTCDate();
  const time = from - Math.floor(Date.UTC(start.getUTCFullYear(), start.getUTCMonth(), start.getUTCDate()) / 1000);
  return Math.floor(month.getTime() / 1000) + (Math.min(wanted, days) - 1) * day + time;
}

export const monthsLater = (from: number, months: number): number => addMonths(from, from, months);

/** The end of the period that begins at a moment. */
export function periodEnd(from: number, anchor: number, recurring: Price["recurring"]): number {
  if (recurring === null) throw new Error("what is paid once has no period");
  const { interval, interval_count: count } = recurring;
  if (interval === "day" || interval === "week") return from + count * (interval === "day" ? 1 : 7) * day;
  return addMonths(from, anchor, interval === "month" ? count : 12 * count);
}

const timestamps = new Set([
  ...[
    "created",
    "start_date",
    "billing_cycle_anchor",
    "cancel_at",
    "canceled_at",
    "ended_at",
    "trial_start",
    "trial_end",
  ],
  ...["current_period_start", "current_period_end", "period_start", "period_end", "start", "end", "end_date"],
  ...[
    "next_payment_attempt",
    "transitioned_at",
    "date",
    "finalized_at",
    "paid_at",
    "marked_uncollectible_at",
    "voided_at",
    "resumes_at",
  ],
]);

/** Moves every timestamp in a record into the past. */
export function age(value: unknown, seconds: number): void {
  if (typeof value !== "object" || value === null) return;
  const record = value as Record<string, unknown>;
  for (const [key, inner] of Object.entries(record)) {
    if (typeof inner === "number" && timestamps.has(key)) record[key] = inner - seconds;
    else age(inner, seconds);
  }
}
