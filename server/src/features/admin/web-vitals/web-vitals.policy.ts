import type { WebVitalsBody } from "@mindreel/contract/admin/web-vitals";
import { type Vital, vitals } from "@mindreel/contract/plain/kinds/web-vitals";
import type { Counted } from "./web-vitals.repository.ts";

/** Views with a value in `(the bucket before, bucket]`. */
export interface Bucket {
  readonly bucket: number;
  readonly views: number;
}

/** Bucket units per unit of the value: buckets are in milliseconds, or thousandths of a layout shift. */
const units = { lcp: 1, inp: 1, cls: 1000 } as const satisfies Record<Vital, number>;

/** The step between buckets around a value: 1 up to 100, then the power of ten that leaves two digits. */
const step = (value: number): number => 10 ** Math.max(0, Math.ceil(Math.log10(Math.max(1, value))) - 2);

/**
 * The bucket of a measure: its value rounded up to two digits. Each of Google's limits is therefore the end of a
 * bucket, and a measure has at most 331 buckets.
 */
export function bucketOf(vital: Vital, value: number): number {
  const counted = Math.round(Math.min(value, vitals[vital].most) * units[vital]);
  return Math.ceil(counted / step(counted)) * step(counted);
}

/** The value that represents a bucket: its middle, within 5 % of any value in it. */
const middleOf = (bucket: number): number => bucket - (step(bucket) - 1) / 2;

const sum = (buckets: readonly Bucket[]) => buckets.reduce((total, { views }) => total + views, 0);

/**
 * The value that three quarters of the views do not exceed.
 * @param buckets in ascending order, at least one
 */
export function p75Of(vital: Vital, buckets: readonly Bucket[]): number {
  let left = Math.ceil(sum(buckets) * 0.75);
  for (const { bucket, views } of buckets) {
    left -= views;
    if (left <= 0) return middleOf(bucket) / units[vital];
  }
  throw new Error("a percentile of nothing");
}

export type Rating = "good" | "needs_improvement" | "poor";

/** The rating of a value by Google's limits. */
export function ratingOf(vital: Vital, value: number): Rating {
  const { good, poor } = vitals[vital];
  return value <= good ? "good" : value <= poor ? "needs_improvement" : "poor";
}

/** The number of views with each rating. Exact, since no bucket straddles a limit. */
export function countRatings(vital: Vital, buckets: readonly Bucket[]): Record<Rating, number> {
  const counts = { good: 0, needs_improvement: 0, poor: 0 };
  for (const { bucket, views } of buckets) counts[ratingOf(vital, bucket / units[vital])] += views;
  return counts;
}

export const names = ["lcp", "inp", "cls"] as const satisfies readonly Vital[];

/** The counts that a report adds. */
export const countsOf = ({ views }: WebVitalsBody): Counted[] =>
  views.flatMap(({ page, visit, ...values }) => [
    { page, visit, measure: "view" as const, bucket: 0 },
    ...names.flatMap((measure) => {
      const value = values[measure];
      return value === undefined ? [] : [{ page, visit, measure, bucket: bucketOf(measure, value) }];
    }),
  ]);
