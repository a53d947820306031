import type { Amounts, Interval, PriceTax } from "@mindreel/contract/billing/plans";
import type { Language } from "@mindreel/contract/plain/languages";
import type { Offered } from "@mindreel/contract/plain/offered";
import { inLanguage } from "@mindreel/messages/in-language";
import { usualWords } from "@mindreel/messages/shared/words";
import type { ProviderPrice } from "#ports/payments/provider-records.port.ts";
import type { PlanRow, PriceRow } from "./plans.repository.ts";

/** What the settings say about the plan that follows them. */
export interface PlanSettings {
  readonly title: string | null;
  readonly features: readonly string[] | null;
  readonly priceCents: number;
}

/** The longest that the provider lets pass between two charges: three years. */
const longest: Readonly<Record<Interval, number>> = { day: 1095, week: 156, month: 36, year: 3, once: 1 };
export const isPossible = (interval: Interval, intervalCount: number): boolean => intervalCount <= longest[interval];

const days: Readonly<Record<Interval, number>> = {
  ...{ day: 1, week: 7, month: 30.5, year: 365, once: Number.POSITIVE_INFINITY },
};
/** On sale first, then the shorter first. */
const inOrder = (a: PriceRow, b: PriceRow): number =>
  Number(a.archivedAt !== null) - Number(b.archivedAt !== null) ||
  Math.sign(days[a.interval] * a.intervalCount - days[b.interval] * b.intervalCount) ||
  b.createdAt.getTime() - a.createdAt.getTime();

interface Term {
  readonly interval: Interval;
  readonly intervalCount: number;
  readonly amount: number;
}
const length = ({ interval, intervalCount }: Pick<Term, "interval" | "intervalCount">) =>
  days[interval] * intervalCount;

/** Whether a change waits for the end of the paid period: to what is paid more often, or costs less. */
export const waits = (from: Term, to: Term): boolean =>
  length(to) < length(from) || (length(to) === length(from) && to.amount < from.amount);

/** The end of a first period that begins at a moment, as the provider reckons it: in UTC, at most the month's last day. */
export function periodAfter(from: Date, { interval, intervalCount }: Pick<Term, "interval" | "intervalCount">): Date {
  const end = new Date(from);
  if (interval === "day" || interval === "week") {
    end.setUTCDate(end.getUTCDate() + intervalCount * (interval === "day" ? 1 : 7));
    return end;
  }
  const months = interval === "month" ? intervalCount : 12 * intervalCount;
  end.setUTCDate(1);
  end.setUTCMonth(end.getUTCMonth() + months);
  const last = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(from.getUTCDate(), last));
  return end;
}

export const lookupKeyOf = ({ key }: PlanRow, priceId: string): string => `mindreel-${key}-${priceId}`;

/** The price that the settings say, as the row that stores it once something is bought at it. */
export function followedPrice(plan: PlanRow, { priceCents }: PlanSettings): PriceRow {
  const id = `monthly-${priceCents}`;
  return {
    ...{ id, planId: plan.id, interval: "month", intervalCount: 1, currency: "usd", amounts: { usd: priceCents } },
    ...{ lookupKey: lookupKeyOf(plan, id), createdAt: plan.createdAt, archivedAt: null },
    ...{ providerPriceId: null, inclusivePriceId: null, exclusivePriceId: null },
  };
}

export interface PricedPlan {
  readonly plan: PlanRow;
  /** Those on sale first. */
  readonly prices: readonly PriceRow[];
}

/** Plans with their prices. Where a price follows the settings, it is what they say now, stored or not. */
export const priced = (
  plans: readonly PlanRow[],
  prices: readonly PriceRow[],
  settings: PlanSettings,
  now: Date,
): PricedPlan[] =>
  plans.map((plan) => {
    const own = prices.filter(({ planId }) => planId === plan.id);
    if (!plan.followsPrice) return { plan, prices: own.toSorted(inOrder) };
    const followed = followedPrice(plan, settings);
    const stored = own.find(({ id }) => id === followed.id);
    const others = own
      .filter((each) => each !== stored)
      .map((each) => ({ ...each, archivedAt: each.archivedAt ?? now }));
    return { plan, prices: [{ ...(stored ?? followed), archivedAt: null }, ...others.toSorted(inOrder)] };
  });

/** What is on sale: plans that have a price, with the prices on sale only. */
export const onSale = (all: readonly PricedPlan[]): PricedPlan[] =>
  all
    .filter(({ plan }) => plan.archivedAt === null)
    .map(({ plan, prices }) => ({ plan, prices: prices.filter(({ archivedAt }) => archivedAt === null) }))
    .filter(({ prices }) => prices.length > 0);

/** What somebody buys who chooses nothing: the first plan for a month, or if it is not sold so, at its first price. */
export function usualOf(sold: readonly PricedPlan[]): { plan: PlanRow; price: PriceRow } | undefined {
  const [first] = sold;
  const monthly = first?.prices.find(({ interval, intervalCount }) => interval === "month" && intervalCount === 1);
  const price = monthly ?? first?.prices[0];
  return first && price && { plan: first.plan, price };
}

/** All currencies that something is sold in; the one that somebody pays in who chooses nothing comes first. */
export function currenciesOf(sold: readonly PricedPlan[]): string[] {
  const prices = sold.flatMap((each) => each.prices);
  const own = usualOf(sold)?.price.currency ?? "usd";
  const others = prices.flatMap(({ amounts }) => Object.keys(amounts)).filter((currency) => currency !== own);
  return [own, ...new Set(others.toSorted())];
}

export const amountIn = (amounts: Amounts, currency: string): number | undefined =>
  Object.hasOwn(amounts, currency) ? amounts[currency] : undefined;

/** Whether a subscription is at a price: that one, or one as high that was agreed on before there were plans. */
export const isAt = (
  of: {
    readonly [K in "priceId" | "currency" | "interval"]: string | null;
  } & { readonly planId: number; readonly amount: number | null; readonly intervalCount: number | null },
  { id, planId, interval, intervalCount, amounts }: PriceRow,
): boolean =>
  of.priceId === id ||
  (of.priceId === null &&
    of.planId === planId &&
    of.interval === interval &&
    of.intervalCount === intervalCount &&
    of.currency !== null &&
    of.amount === amountIn(amounts, of.currency));

/** What pages and emails say in passing. What is paid once counts only where nothing else is sold. */
export function offeredOf(sold: readonly PricedPlan[], tax: PriceTax = "none", byStripe = false): Offered {
  const prices = sold.flatMap((each) => each.prices);
  const recurring = prices.filter(({ interval }) => interval !== "once");
  const currencies = currenciesOf(sold);
  const from = currencies.flatMap((currency) => {
    const inIt = (recurring.length > 0 ? recurring : prices).flatMap(({ amounts, interval, intervalCount }) => {
      const amount = amountIn(amounts, currency);
      return amount === undefined ? [] : [{ amount, currency, interval, interval_count: intervalCount }];
    });
    return inIt.toSorted((a, b) => a.amount - b.amount).slice(0, 1);
  });
  const [plan, ...others] = sold.map((each) => each.plan);
  const [price, ...otherPrices] = prices;
  const isUsual = plan?.name === null && plan.trialDays === 0 && price?.interval === "month";
  const isOne = others.length + otherPrices.length === 0 && currencies.length === 1 && price?.intervalCount === 1;
  return { choice: !(isUsual && isOne), from, ...(tax !== "none" && { tax }), ...(byStripe && { byStripe }) };
}

/** The words of a plan for a reader. */
export function wordsOf({ name, description, features }: PlanRow, settings: PlanSettings, language: Language) {
  if (name !== null) return { name, description, features };
  const usual = inLanguage(usualWords, language);
  return {
    name: settings.title ?? usual.planTitle,
    description: "",
    features: [...(settings.features ?? Object.values(usual.planFeatures))],
  };
}

/**
 * What a subscription's record says about its price.
 * @param price the price that it is for, if it is one of ours
 * @param planId the plan, if it is another than the first
 */
export const recordOf = (provider: ProviderPrice, price?: PriceRow, planId = price?.planId) => ({
  ...(planId !== undefined && { planId }),
  priceId: price?.id ?? null,
  providerPriceId: provider.id,
  providerProductId: provider.productId,
  amount: (price && amountIn(price.amounts, provider.currency)) ?? provider.amount,
  currency: provider.currency,
  interval: provider.interval,
  intervalCount: provider.intervalCount,
});
