import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type FreeTime, type PaidTime, proUntil } from "./entitlement.policy.ts";

const dayOne = Date.UTC(2026, 0, 1);
/** Everything here happens at the turn of a day, so that days can be counted. */
const at = (day: number): Date => new Date(dayOne + day * 86_400_000);
const dayOf = (date: Date | null): number | null => (date === null ? null : (+date - dayOne) / 86_400_000);
const atOrNull = (day: number | null): Date | null => (day === null ? null : at(day));

interface Paid {
  readonly from: number;
  readonly days: number;
  readonly kind: "renews" | "ends" | "past_due";
  readonly returnedAfter: number | null;
}

interface Free {
  readonly from: number;
  readonly days: number;
  readonly revokedAfter: number | null;
}

const paid: fc.Arbitrary<Paid> = fc.record({
  from: fc.nat(120),
  days: fc.integer({ min: 1, max: 40 }),
  kind: fc.constantFrom("renews", "ends", "past_due"),
  returnedAfter: fc.option(fc.nat(50), { freq: 3 }),
});
const free: fc.Arbitrary<Free> = fc.record({
  from: fc.nat(120),
  days: fc.integer({ min: 1, max: 40 }),
  revokedAfter: fc.option(fc.nat(60), { freq: 3 }),
});
const payments = fc.array(paid, { maxLength: 4 });
/** Free time is given one after the other: no two at the same moment. */
const gifts = fc.uniqueArray(free, { maxLength: 4, selector: ({ from }) => from });

const toPaid = ({ from, days, kind, returnedAfter }: Paid): PaidTime => ({
  startedAt: at(from),
  paidUntil: at(from + days),
  status: kind === "past_due" ? "past_due" : "active",
  renews: kind === "renews",
  returnedAt: atOrNull(returnedAfter === null ? null : from + returnedAfter),
});
const toFree = ({ from, days, revokedAfter }: Free): FreeTime => ({
  grantedAt: at(from),
  days,
  revokedAt: atOrNull(revokedAfter === null ? null : from + revokedAfter),
});
const decide = (paids: readonly Paid[], frees: readonly Free[]): number | null =>
  dayOf(proUntil(paids.map(toPaid), frees.map(toFree)));

function covers({ from, days, kind, returnedAfter }: Paid, day: number): boolean {
  const allowance = { renews: 1, ends: 0, past_due: 7 }[kind];
  const lasts = returnedAfter === null ? days + allowance : Math.min(days, returnedAfter);
  return day >= from && day < from + lasts;
}

/** The same, lived day by day: a day that is paid costs nothing else, any other takes one of the oldest gift's. */
function lived(paids: readonly Paid[], frees: readonly Free[]): number | null {
  let end: number | null = null;
  const purses = frees.map((each) => ({ ...each, left: each.days })).sort((a, b) => a.from - b.from);
  for (let day = 0; day < 600; day++) {
    const usable = ({ from, left, revokedAfter }: (typeof purses)[number]) =>
      left > 0 && from <= day && (revokedAfter === null || day < from + revokedAfter);
    const purse = paids.some((each) => covers(each, day)) ? "paid" : purses.find(usable);
    if (purse === undefined) continue;
    if (purse !== "paid") purse.left -= 1;
    end = day + 1;
  }
  return end;
}

describe("until when somebody is pro", () => {
  it("is as when lived day by day: free time is neither lost to paid time nor counted twice", () => {
    fc.assert(
      fc.property(payments, gifts, (paids, frees) => {
        expect(decide(paids, frees)).toBe(lived(paids, frees));
      }),
      { numRuns: 2000, seed: 30 },
    );
  });

  it("does not depend on the order in which payments and gifts are read", () => {
    const shuffled = <T>(items: fc.Arbitrary<T[]>) =>
      items.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })));
    fc.assert(
      fc.property(shuffled(payments), shuffled(gifts), ([paids, paidsAnew], [frees, freesAnew]) => {
        expect(decide(paidsAnew, freesAnew)).toBe(decide(paids, frees));
      }),
      { numRuns: 500, seed: 30 },
    );
  });

  it("never comes earlier by another payment, or a longer one", () => {
    fc.assert(
      fc.property(payments, gifts, paid, fc.nat(40), (paids, frees, another, longer) => {
        const before = decide([...paids, another], frees) ?? 0;
        expect(before).toBeGreaterThanOrEqual(decide(paids, frees) ?? 0);
        const extended = { ...another, days: another.days + longer };
        expect(decide([...paids, extended], frees) ?? 0).toBeGreaterThanOrEqual(before);
      }),
      { numRuns: 500, seed: 30 },
    );
  });

  it("keeps all that is paid when free time is taken back", () => {
    fc.assert(
      fc.property(payments, gifts, fc.nat(60), (paids, frees, revokedAfter) => {
        const taken = decide(
          paids,
          frees.map((each) => ({ ...each, revokedAfter })),
        );
        expect(taken ?? 0).toBeGreaterThanOrEqual(decide(paids, []) ?? 0);
      }),
      { numRuns: 500, seed: 30 },
    );
  });
});
