import { type Vital, vitals } from "@mindreel/contract/plain/kinds/web-vitals";
import fc from "fast-check";
import { expect, it } from "vitest";
import { type Bucket, bucketOf, countRatings, p75Of, ratingOf } from "./web-vitals.policy.ts";

/** A measure with values as browsers report them; fractions have at most three decimals. */
const measured = fc.constantFrom<Vital>("lcp", "inp", "cls").chain((vital) => {
  const unit = vital === "cls" ? 1000 : 1;
  const value = fc.oneof(
    fc.integer({ min: 0, max: vitals[vital].most * unit }),
    // Most real values are small, or near a limit.
    fc.integer({ min: 0, max: 300 }),
    fc.constantFrom(vitals[vital].good * unit, vitals[vital].good * unit + 1, vitals[vital].poor * unit),
  );
  return fc.tuple(
    fc.constant(vital),
    fc.array(
      value.map((units) => units / unit),
      { minLength: 1, maxLength: 200 },
    ),
  );
});

function bucketsOf(vital: Vital, values: readonly number[]): Bucket[] {
  const counts = new Map<number, number>();
  for (const value of values) {
    const bucket = bucketOf(vital, value);
    counts.set(bucket, (counts.get(bucket) ?? 0) + 1);
  }
  return [...counts].map(([bucket, views]) => ({ bucket, views })).toSorted((a, b) => a.bucket - b.bucket);
}

it("is within 5 % of the exact percentile, with the same rating", () => {
  fc.assert(
    fc.property(measured, ([vital, values]) => {
      const exact = values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.75) - 1] ?? 0;
      const p75 = p75Of(vital, bucketsOf(vital, values));
      expect(Math.abs(p75 - exact)).toBeLessThanOrEqual(exact * 0.05 + 1e-9);
      expect(ratingOf(vital, p75)).toBe(ratingOf(vital, exact));
    }),
  );
});

it("counts every rating exactly", () => {
  fc.assert(
    fc.property(measured, ([vital, values]) => {
      const exact = { good: 0, needs_improvement: 0, poor: 0 };
      for (const value of values) exact[ratingOf(vital, value)] += 1;
      expect(countRatings(vital, bucketsOf(vital, values))).toEqual(exact);
    }),
  );
});

it("has few buckets, whatever is reported", () => {
  const all = (vital: Vital, unit: number) =>
    new Set(Array.from({ length: vitals[vital].most * unit + 1 }, (_, units) => bucketOf(vital, units / unit))).size;
  expect([all("lcp", 1), all("inp", 1), all("cls", 1000)]).toEqual([331, 281, 191]);
  expect(bucketOf("lcp", 1e9)).toBe(60_000);
});
