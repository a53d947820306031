import { minute } from "#domain/time/units-of-time.ts";

export interface QuietHours {
  /** Times of day, such as `22:00`. */
  readonly from: string;
  readonly until: string;
  readonly timeZone: string;
}

const minutesOfDay = 1440;

/** Cached by time zone: creating a format is slow, and there are few time zones. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  formats.set(timeZone, made);
  return made;
}

const minutesIn = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
};

/** Minutes from one time of day to the next occurrence of another. */
const distance = (from: number, to: number) => (to - from + minutesOfDay) % minutesOfDay;

export function isTimeZone(name: string): boolean {
  try {
    formatOf(name);
    return true;
  } catch {
    return false;
  }
}

/** When a member's quiet hours end; null if they may be notified now. */
export function quietUntil(quiet: QuietHours | null, now: Date): Date | null {
  // This server may not know the time zone that another one accepted.
  if (quiet === null || !isTimeZone(quiet.timeZone)) return null;
  const { from, until, timeZone } = quiet;
  const timeAt = (moment: Date) => minutesIn(formatOf(timeZone).format(moment));
  const [begin, end] = [minutesIn(from), minutesIn(until)];
  if (distance(begin, timeAt(now)) >= distance(begin, end)) return null;
  const wholeMinute = Math.floor(now.getTime() / minute) * minute;
  const after = new Date(wholeMinute + distance(timeAt(now), end) * minute);
  // Corrects for a change to or from summer time in between.
  const late = distance(end, timeAt(after));
  const shift = late > minutesOfDay / 2 ? minutesOfDay - late : -late;
  const shifted = new Date(after.getTime() + shift * minute);
  return shifted > now ? shifted : after;
}
