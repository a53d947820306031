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
