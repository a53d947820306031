import { type Language, localeOf } from "./languages.ts";

/** The sign of the currency would be torn apart in Arabic: `$US` instead of `US$`. */
const leftToRightMark = "\u200e";

/** An amount of money, such as `$300.00`. */
export function moneyIn(
  language: Language,
  amount: number,
  currency: string,
  options: Omit<Intl.NumberFormatOptions, "style" | "currency"> = {},
): string {
  const written = new Intl.NumberFormat(localeOf(language), { ...options, style: "currency", currency }).format(amount);
  return language === "ar" ? `${written}${leftToRightMark}` : written;
}

/** How many of its smallest unit make one of a currency, where it is not a hundred. https://docs.stripe.com/currencies */
export const unitsOf: Readonly<Record<string, number>> = {
  ...{ bif: 1, clp: 1, djf: 1, gnf: 1, jpy: 1, kmf: 1, krw: 1, mga: 1, pyg: 1, rwf: 1, vnd: 1, vuv: 1 },
  ...{ xaf: 1, xof: 1, xpf: 1, bhd: 1000, jod: 1000, kwd: 1000, omr: 1000, tnd: 1000 },
};

/** The smallest step that the provider charges in, in the smallest unit, where it is not one. https://docs.stripe.com/currencies */
const steps: Readonly<Record<string, number>> = { bhd: 10, jod: 10, kwd: 10, omr: 10, tnd: 10, isk: 100, ugx: 100 };
export const stepOf = (currency: string): number => steps[currency.toLowerCase()] ?? 1;

/** A payment, whose amount is in the currency's smallest unit: 30,000 in `usd` are `$300.00`. */
export const paymentIn = (
  language: Language,
  amount: number,
  currency: string,
  options?: Omit<Intl.NumberFormatOptions, "style" | "currency">,
): string => moneyIn(language, amount / (unitsOf[currency.toLowerCase()] ?? 100), currency, options);
