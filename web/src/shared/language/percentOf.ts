import { localeOf } from "@mindreel/contract/plain/languages";
import { language } from "./language.ts";

/** `12%`, in the page's language. @param digits how many may follow the decimal sign */
export const percentOf = (share: number, digits = 0): string =>
  share.toLocaleString(localeOf(language()), { style: "percent", maximumFractionDigits: digits });
