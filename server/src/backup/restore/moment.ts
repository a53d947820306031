const form = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?)(Z|[+-]\d{2}:\d{2})?)?$/;

/**
 * Parses a date and time as people write it; UTC unless it has an offset.
 * @throws Error if it is not one
 */
export function parseMoment(text: string): Date {
  const [, day, time = "00:00", zone = "Z"] = form.exec(text.trim()) ?? [];
  const moment = new Date(`${day}T${time}${zone}`);
  if (day === undefined || Number.isNaN(moment.getTime())) {
    throw new Error(
      `"${text}" is not a date and time. Write it as "2026-11-20 14:00" (UTC) or "2026-11-20 14:00+01:00".`,
    );
  }
  return moment;
}
