import { timeOf } from "#domain/time/times.ts";

/**
 * Parses a date and time as people write it; UTC unless it has an offset.
 * @throws Error if it is not one
 */
export function parseMoment(text: string): Date {
  const moment = timeOf(text);
  if (moment === null) {
    throw new Error(
      `"${text}" is not a date and time. Write it as "2026-11-20 14:00" (UTC) or "2026-11-20 14:00+01:00".`,
    );
  }
  return moment;
}
