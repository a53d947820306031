import type { NewsSettings } from "@mindreel/contract/newsletter/digest";
import { day } from "#domain/time/units-of-time.ts";

const week = 7 * day;

/**
 * When the next digest is due: at the hour at which the digest was turned on, on the same day of the week, or on the same
 * day of the month, or on its last day if shorter. Minutes do not count, because the job that runs every hour does not
 * start at the same second of each.
 * @param since when the digest was turned on
 * @param last when the last one was made or, before the first, when the digest was turned on
 */
export function nextDigest(digest: Exclude<NewsSettings["digest"], "off">, since: Date, last: Date): Date {
  const [year, month] = [since.getUTCFullYear(), since.getUTCMonth()];
  const [day, hour] = [since.getUTCDate(), since.getUTCHours()];
  if (digest === "weekly") {
    const start = Date.UTC(year, month, day, hour);
    return new Date(start + (Math.floor((last.getTime() - start) / week) + 1) * week);
  }
  const inMonth = (of: number) => {
    const days = new Date(Date.UTC(year, of + 1, 0)).getUTCDate();
    return new Date(Date.UTC(year, of, Math.min(day, days), hour));
  };
  const current = (last.getUTCFullYear() - year) * 12 + last.getUTCMonth();
  const due = inMonth(current);
  return due > last ? due : inMonth(current + 1);
}
