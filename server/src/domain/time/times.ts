const form =
  /^(\d{4}-\d\d-\d\d)(?:[T ]((?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?) ?(Z|UTC|GMT|[+-]\d\d:?\d\d)?)?$/i;

/** A day or a time in ISO 8601, as people and programs write it, in UTC unless it has an offset. Null if it is none. */
export function timeOf(text: string): Date | null {
  const [, day, time = "00:00", zone = "Z"] = form.exec(text.trim()) ?? [];
  // A `Date` takes 30 February for 2 March.
  if (day === undefined || !isDay(day)) return null;
  const moment = new Date(`${day}T${time}${/^[+-]/.test(zone) ? zone : "Z"}`);
  return Number.isNaN(moment.getTime()) ? null : moment;
}

function isDay(text: string): boolean {
  const midnight = new Date(`${text}T00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(text);
}
