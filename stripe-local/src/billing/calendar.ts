export const day = 86_400;

/** The same time next month, on the anchor's day of the month, or on the month's last day if that is earlier. */
export function nextMonth(from: number, anchor: number): number {
  const start = new Date(from * 1000);
  const wanted = new Date(anchor * 1000).getUTCDate();
  const month = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1, 1));
  const days = new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + 1, 0)).getUTCDate();
  const time = from - Math.floor(Date.UTC(start.getUTCFullYear(), start.getUTCMonth(), start.getUTCDate()) / 1000);
  return Math.floor(month.getTime() / 1000) + (Math.min(wanted, days) - 1) * day + time;
}

const timestamps = new Set([
  ...["created", "start_date", "billing_cycle_anchor", "cancel_at", "canceled_at", "ended_at", "trial_end"],
  ...["current_period_start", "current_period_end", "period_start", "period_end", "start", "end"],
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
