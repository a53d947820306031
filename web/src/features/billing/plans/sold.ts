import type { Plan, PlanPrice } from "@mindreel/contract/billing/plans";
import { keepPreviousData, type QueryClient, queryOptions } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { boot } from "#shared/boot.ts";

/** The plans on sale, priced in a currency; by default, in the site's own. */
export const soldPlansQuery = (currency: string | undefined) =>
  queryOptions({
    queryKey: ["plans", "sold", currency],
    queryFn: ({ signal }) =>
      call("GET /api/public/v1/plans/", { query: currency === undefined ? {} : { currency }, signal }),
    placeholderData: keepPreviousData,
  });

/** For pages that show plans only where there is a choice. */
export const prefetchSold = async (client: QueryClient): Promise<void> => {
  if (boot.payments !== "off" && boot.offered.choice) await client.prefetchQuery(soldPlansQuery(undefined));
};

const days = { day: 1, week: 7, month: 365 / 12, year: 365, once: Number.POSITIVE_INFINITY } as const;
const length = ({ interval, interval_count }: PlanPrice): number => days[interval] * interval_count;
const aDay = (price: PlanPrice): number => price.amount / length(price);

/** How often a price is paid; every third month is another than every month. */
export const kindOf = ({ interval, interval_count }: PlanPrice): string => `${interval}-${interval_count}`;

/** A price for each way to pay, the one that is paid the most often first. */
export function kindsOf(plans: readonly Plan[]): PlanPrice[] {
  const prices = new Map(plans.flatMap((plan) => plan.prices.map((price) => [kindOf(price), price])));
  return [...prices.values()].toSorted((a, b) => (length(a) < length(b) ? -1 : 1));
}

/** The greatest part, from 0 to 1, that one saves by paying yearly rather than monthly; 0 if it is less than a hundredth. */
export function savedByYear(plans: readonly Plan[]): number {
  const saved = plans.flatMap(({ prices }) => {
    const [month, year] = (["month", "year"] as const).map((kind) => prices.find(({ interval }) => interval === kind));
    return month && year && month.currency === year.currency ? [1 - aDay(year) / aDay(month)] : [];
  });
  const most = Math.max(0, ...saved);
  return most < 0.01 ? 0 : most;
}
