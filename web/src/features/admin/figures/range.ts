import { limits } from "@mindreel/contract/plain/limits";

const day = 86_400_000;

export const ranges = ["7", "30", "90", "365"] as const;
type Fixed = (typeof ranges)[number];

/** Why there are no figures of a custom range: what is wrong with which day. */
type RangeFault =
  | { readonly field: "from"; readonly reason: "future" | "long" }
  | { readonly field: "to"; readonly reason: "future" | "order" };

export interface Range {
  readonly kind: Fixed | "custom";
  readonly from: string;
  readonly to: string;
  readonly fault?: RangeFault;
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
  const end = isDay(to) ? to : today;
  const begin = isDay(from) ? from : last(30, isDay(to) && to < today ? to : today);
  const fault = faultOf(begin, end, today, last(limits.figureDays, end));
  return { kind: "custom", from: begin, to: end, ...(fault !== undefined && { fault }) };
}

/** The first fault of the days between which figures are wanted; the server would reject them too. */
function faultOf(from: string, to: string, today: string, earliest: string): RangeFault | undefined {
  if (from > today) return { field: "from", reason: "future" };
  if (to > today) return { field: "to", reason: "future" };
  if (to < from) return { field: "to", reason: "order" };
  if (from < earliest) return { field: "from", reason: "long" };
  return undefined;
}
