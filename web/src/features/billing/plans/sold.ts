import type { Plan, PlanPrice, Plans } from "@mindreel/contract/billing/plans";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";

/** The plans on sale, priced in a currency; by default, in the site's own. */
export const soldPlansQuery = (currency: string | undefined) =>
  queryOptions({
    queryKey: ["plans", "sold", currency],
    queryFn: ({ signal }) =>
      call("GET /api/public/v1/plans/", { query: currency === undefined ? {} : { currency }, signal }),
    placeholderData: keepPreviousData,
  });

/** Whether there is anything to choose. */
export const isChoice = ({ currencies, plans }: Plans): boolean =>
  currencies.length > 1 || plans.length > 1 || (plans[0]?.prices.length ?? 0) > 1 || (plans[0]?.trial_days ?? 0) > 0;

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

const euro = "AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK";
const ofCountry: Readonly<Record<string, string>> = {
  ...Object.fromEntries(euro.split(" ").map((country) => [country, "eur"])),
  ...{ US: "usd", GB: "gbp", CH: "chf", LI: "chf", CA: "cad", AU: "aud", NZ: "nzd", JP: "jpy", KR: "krw", IN: "inr" },
  ...{ SE: "sek", NO: "nok", DK: "dkk", PL: "pln", CZ: "czk", HU: "huf", RO: "ron", BR: "brl", MX: "mxn", ZA: "zar" },
  ...{ AE: "aed", SA: "sar", EG: "egp", MA: "mad", IL: "ils", TR: "try", SG: "sgd", HK: "hkd" },
};

/** Undefined where there is none, or for what a browser takes from the system although it is no language's tag. */
function regionOf(tag: string): string | undefined {
  try {
    return new Intl.Locale(tag).region;
  } catch {
    return undefined;
  }
}

/** The currency of the country that the browser names, if it names one. */
export const likelyCurrency = (languages: readonly string[]): string | undefined =>
  languages.flatMap((tag) => ofCountry[regionOf(tag) ?? ""] ?? [])[0];
