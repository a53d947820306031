import type { BalanceTransaction } from "#world/payment-objects.ts";
import { newId, type World } from "#world/world.ts";

/** The currency that the account is paid out in. */
export const accountCurrency = "usd";

/** What one of a currency is in dollars, plainly; any other one is worth a dollar. */
const rates: Readonly<Record<string, number>> = {
  ...{ eur: 1.1, gbp: 1.3, chf: 1.2, cad: 0.75, aud: 0.65, jpy: 0.0065, kwd: 3.25, inr: 0.012, brl: 0.2 },
};
/** How many of its smallest unit make one, where it is not a hundred. */
const units: Readonly<Record<string, number>> = { jpy: 1, kwd: 1000 };

/** The rate of a day between smallest units: each day of a week has its own, up to 3 % higher. */
export const rateOn = (currency: string, seconds: number): number =>
  currency === accountCurrency
    ? 1
    : ((rates[currency] ?? 1) * (1 + (Math.floor(seconds / 86_400) % 7) / 200) * 100) / (units[currency] ?? 100);

/** Books an amount in the account's currency. @param sign whether it came in or went out */
export function settle(
  world: World,
  type: BalanceTransaction["type"],
  of: { readonly id: string; readonly amount: number; readonly currency: string },
  sign: 1 | -1,
): BalanceTransaction {
  const rate = rateOn(of.currency, world.now());
  return world.add("balanceTransactions", {
    ...{ id: newId("txn"), object: "balance_transaction", created: world.now(), type, source: of.id },
    ...{ amount: sign * Math.round(of.amount * rate), currency: accountCurrency },
    exchange_rate: of.currency === accountCurrency ? null : rate,
  });
}
