import { localeOf } from "@mindreel/contract/plain/languages";
import { language } from "./language.ts";

/** `12%`, in the page's language. */
export const percentOf = (share: number): string => share.toLocaleString(localeOf(language()), { style: "percent" });
