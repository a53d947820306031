import { limits } from "@mindreel/contract/plain/limits";

const day = 86_400_000;

export const ranges = ["7", "30", "90", "365"] as const;
type Fixed = (typeof ranges)[number];

export interface Range {
  readonly kind: Fixed | "custom";
  readonly from: string;
  readonly to: string;
}

const isFixed = (text: string | null): text is Fixed => ranges.some((range) => range === text);
const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
const dayAt = (moment: number) => new Date(moment).toISOString().slice(0, 10);

/** The range in the URL: the last days including today, or a custom range; in UTC. */
export function rangeOf(
  { range, from, to }: { readonly range: string | null; readonly from: string | null; readonly to: string | null },
  now: Date,
): Range {
  const today = dayAt(now.getTime());
  const last = (days: number, end: string) => dayAt(Date.parse(end) - (days - 1) * day);
  if (range !== "custom") {
    const kind = isFixed(range) ? range : "30";
    return { kind, from: last(Number(kind), today), to: today };
  }
  // A missing, future or out-of-order day falls back to the nearest valid one.
  const end = isDay(to) && to < today ? to : today;
  const earliest = last(limits.figureDays, end);
  const begin = isDay(from) ? (from > end ? end : from) : last(30, end);
  const tooLong = begin < earliest;
  return { kind: "custom", from: tooLong ? earliest : begin, to: end };
}
