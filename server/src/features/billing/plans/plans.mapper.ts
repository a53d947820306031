import type { OwnersPlan, Plans, PriceTax } from "@mindreel/contract/billing/plans";
import type { Language } from "@mindreel/contract/plain/languages";
import { amountIn, currenciesOf, wordsOf } from "./plans.policy.ts";
import type { PriceRow } from "./plans.repository.ts";
import type { OwnersView, Sale } from "./plans.service.ts";

const pricesIn = (prices: readonly PriceRow[], currency: string, tax: PriceTax) =>
  prices.flatMap(({ id, interval, intervalCount, amounts }) => {
    const amount = amountIn(amounts, currency);
    if (amount === undefined) return [];
    return [{ id, interval, interval_count: intervalCount, amount, currency, tax }];
  });

/** What is on sale, in a currency if something is sold in it. A plan that is not sold in it is shown in its own. */
export function toPlans({ sold, settings, tax }: Sale, wanted: string | undefined, language: Language): Plans {
  const currencies = currenciesOf(sold);
  const currency = currencies.find((each) => each === wanted?.toLowerCase()) ?? currencies[0] ?? "usd";
  const plans = sold.map(({ plan, prices }) => {
    const shown = pricesIn(prices, currency, tax);
    return {
      id: plan.id,
      ...wordsOf(plan, settings, language),
      trial_days: plan.trialDays,
      trial_card: plan.trialCard,
      prices: shown.length > 0 ? shown : pricesIn(prices, prices[0]?.currency ?? currency, tax),
    };
  });
  return { currency, currencies, plans };
}

const toOwnersPrice = (price: PriceRow, payersOf: OwnersView["payersOf"]) => ({
  ...{ id: price.id, interval: price.interval, interval_count: price.intervalCount },
  ...{ currency: price.currency, amounts: price.amounts, members: payersOf(price) },
  archived_at: price.archivedAt?.toISOString() ?? null,
});

export const toOwnersPlan = (
  { priced: { plan, prices }, members, payersOf, settings }: OwnersView,
  language: Language,
): OwnersPlan => ({
  id: plan.id,
  ...wordsOf(plan, settings, language),
  trial_days: plan.trialDays,
  trial_card: plan.trialCard,
  position: plan.position,
  follows_settings: plan.name === null,
  follows_price: plan.followsPrice,
  archived_at: plan.archivedAt?.toISOString() ?? null,
  prices: prices.map((each) => toOwnersPrice(each, payersOf)),
  members,
});
