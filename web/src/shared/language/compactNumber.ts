import { type Language, localeOf } from "@mindreel/contract/plain/languages";
import { language } from "./language.ts";

const formats = new Map<Language, Intl.NumberFormat>();

/** `1.2K`, in the page's language. */
export function compactNumber(number: number): string {
  const known = formats.get(language()) ?? new Intl.NumberFormat(localeOf(language()), { notation: "compact" });
  formats.set(language(), known);
  return known.format(number);
}
