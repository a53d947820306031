import { likelyCurrency } from "@mindreel/contract/plain/offered";
import { amountOf, costIn, lowestOf } from "@mindreel/messages/costs";
import { costs } from "@mindreel/messages/shared/words";
import { boot } from "./boot.ts";
import { useHydrated } from "./hydration/useHydrated.ts";
import { language } from "./language/language.ts";

/** The lowest price, such as `$300.00`. */
export function lowestPrice(currency?: string): string {
  const lowest = lowestOf(boot.offered, currency);
  return lowest === undefined ? "" : amountOf(language(), lowest);
}

/** What it costs to subscribe, for a sentence: `$300.00 a month`, or `from €9.00 a month`. */
export const cost = (look?: Parameters<typeof costIn>[3]): string => costIn(language(), costs, boot.offered, look);

/** The currency of the reader's country. The server does not know it, so the first rendering is in the site's own. */
export const useLikelyCurrency = (): string | undefined =>
  useHydrated() ? likelyCurrency(navigator.languages) : undefined;

/** What it costs, in the reader's currency if something is sold in it. */
export const useCost = (look: Omit<NonNullable<Parameters<typeof costIn>[3]>, "currency"> = {}): string =>
  cost({ ...look, currency: useLikelyCurrency() });
