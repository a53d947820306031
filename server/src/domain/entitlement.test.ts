import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type BilledSubscription, type FreeTime, isPro, type PaidTime, paidUntil, proUntil } from "./entitlement.ts";

const dayOne = Date.UTC(2026, 0, 1);
/** Everything happens at midnight, so that days can be counted. */
const at = (day: number): Date => new Date(dayOne + day * 86_400_000);
const dayOf = (date: Date | null): number | null => (date === null ? null : (+date - dayOne) / 86_400_000);
const atOrNull = (day: number | null): Date | null => (day === null ? null : at(day));

interface Paid {
  readonly from: number;
  readonly days: number;
  readonly kind: "renews" | "ends" | "pastDue";
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
  kind: fc.constantFrom("renews", "ends", "pastDue"),
  returnedAfter: fc.option(fc.nat(50), { freq: 3 }),
});
const free: fc.Arbitrary<Free> = fc.record({
  from: fc.nat(120),
  days: fc.integer({ min: 1, max: 40 }),
  revokedAfter: fc.option(fc.nat(60), { freq: 3 }),
});
const payments = fc.array(paid, { maxLength: 4 });
/** No two gifts at the same moment: their order would be undefined. */
const gifts = fc.uniqueArray(free, { maxLength: 4, selector: ({ from }) => from });

const toPaid = ({ from, days, kind, returnedAfter }: Paid): PaidTime => ({
  startedAt: at(from),
  paidUntil: at(from + days),
  status: kind === "pastDue" ? "pastDue" : "active",
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
  const allowance = { renews: 1, ends: 0, pastDue: 7 }[kind];
  const lasts = returnedAfter === null ? days + allowance : Math.min(days, returnedAfter);
  return day >= from && day < from + lasts;
}

/**
 * The same, day by day: a paid day uses up no free time, any other day uses one of the oldest gift that has days left.
 */
function dayByDay(paids: readonly Paid[], frees: readonly Free[]): number | null {
  let end: number | null = null;
  const balances = frees.map((each) => ({ ...each, left: each.days })).sort((a, b) => a.from - b.from);
  for (let day = 0; day < 600; day++) {
    const usable = ({ from, left, revokedAfter }: (typeof balances)[number]) =>
      left > 0 && from <= day && (revokedAfter === null || day < from + revokedAfter);
    const balance = paids.some((each) => covers(each, day)) ? "paid" : balances.find(usable);
    if (balance === undefined) continue;
    if (balance !== "paid") balance.left -= 1;
    end = day + 1;
  }
  return end;
}

describe("proUntil", () => {
  it("equals counting day by day: free time is neither lost to paid time nor counted twice", () => {
    fc.assert(
      fc.property(payments, gifts, (paids, frees) => {
        expect(decide(paids, frees)).toBe(dayByDay(paids, frees));
      }),
      { numRuns: 2000, seed: 30 },
    );
  });

  it("does not depend on the order of payments and gifts", () => {
    const shuffled = <T>(items: fc.Arbitrary<T[]>) =>
      items.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })));
    fc.assert(
      fc.property(shuffled(payments), shuffled(gifts), ([paids, paidsShuffled], [frees, freesShuffled]) => {
        expect(decide(paidsShuffled, freesShuffled)).toBe(decide(paids, frees));
      }),
      { numRuns: 500, seed: 30 },
    );
  });

  it("never moves earlier with another payment, or a longer one", () => {
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

  it("keeps all paid time when free time is taken back", () => {
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

describe("paidUntil", () => {
  const subscription: BilledSubscription = {
    status: "active",
    startedAt: at(0),
    periodStart: at(30),
    periodEnd: at(60),
    creditedFrom: null,
    trialEnd: null,
    endsAt: null,
    latestInvoice: { isPaid: true },
  };
  const unpaid = { ...subscription, status: "pastDue", latestInvoice: { isPaid: false } } as const;

  it.each<[string, BilledSubscription, number | null, number | null]>([
    ["the end of a paid period", subscription, null, 60],
    ["the end of a trial", { ...unpaid, status: "trial" }, null, 60],
    ["the start of the first unpaid period", unpaid, null, 30],
    ["the end of the last paid period, where later ones are unpaid", { ...unpaid, periodStart: at(90) }, 60, 60],
    ["nothing before the first payment", { ...subscription, status: "unstarted" }, null, null],
    ["nothing where the first period is unpaid", { ...unpaid, periodStart: at(0) }, null, null],
    ["nothing where no period before it was paid", { ...unpaid, startedAt: at(30), latestInvoice: null }, null, null],
  ])("is %s", (_, billed, lastPaidEnd, expected) => {
    expect(dayOf(paidUntil(billed, atOrNull(lastPaidEnd)))).toBe(expected);
  });
});

describe("isPro", () => {
  it.each([
    [false, null, false],
    [false, 9, false],
    [false, 10, false],
    [false, 11, true],
    [true, null, true],
    [true, 9, true],
  ])("of a superuser: %s, until day %s, is %s on day 10", (isSuperuser, until, expected) => {
    expect(isPro({ isSuperuser, proExpiryDate: atOrNull(until) }, at(10))).toBe(expected);
  });
});
