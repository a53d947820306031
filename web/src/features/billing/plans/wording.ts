import type { Amounts, Interval, PriceTax } from "@mindreel/contract/billing/plans";
import { choice, intervals } from "@mindreel/messages/billing/plans";
import { money } from "#features/billing/payments/wording.ts";
import { format } from "#shared/language/format.ts";
import { language } from "#shared/language/language.ts";

/** Such as `Every 3 months`. */
export const intervalName = (interval: Interval, count: number): string =>
  interval === "once" ? intervals.once : format(intervals.every[interval], { count });

/** Such as `$9.00, €8.00`, the price's own currency first. */
export const amountsIn = (amounts: Amounts, own: string): string =>
  new Intl.ListFormat(language(), { type: "unit" }).format(
    Object.entries(amounts)
      .toSorted(([a], [b]) => Number(b === own) - Number(a === own))
      .map(([currency, amount]) => money(amount, currency)),
  );

/** Every currency there is, with its name, those that most people pay in first. */
export function currencies(): { readonly value: string; readonly label: string }[] {
  const usual = ["USD", "EUR", "GBP", "CHF", "CAD", "AUD", "JPY"];
  const names = new Intl.DisplayNames(language(), { type: "currency" });
  return [...usual, ...Intl.supportedValuesOf("currency").filter((code) => !usual.includes(code))].map((code) => ({
    value: code.toLowerCase(),
    label: `${code} · ${names.of(code) ?? code}`,
  }));
}

/** Such as `$9.00 incl. tax`. */
export const withTax = (price: string, tax: PriceTax): string =>
  tax === "none" ? price : `${price} ${choice.tax[tax]}`;
