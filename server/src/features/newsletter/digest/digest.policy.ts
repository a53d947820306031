import type { NewsSettings } from "@mindreel/contract/newsletter/digest";

/** When the next digest is due: a week later, or on the same day of the next month, or on its last day if shorter. */
export function nextDigest(digest: Exclude<NewsSettings["digest"], "off">, last: Date): Date {
  const next = new Date(last);
  if (digest === "weekly") {
    next.setUTCDate(next.getUTCDate() + 7);
    return next;
  }
  const day = next.getUTCDate();
  next.setUTCDate(1);
  next.setUTCMonth(next.getUTCMonth() + 1);
  const days = new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 0)).getUTCDate();
  next.setUTCDate(Math.min(day, days));
  return next;
}
