import { localeOf } from "@mindreel/contract/plain/languages";
import { language } from "./language.ts";

/** The name of a language in the page's language; an unknown tag itself. */
export function languageNameOf(tag: string): string {
  try {
    return new Intl.DisplayNames(localeOf(language()), { type: "language" }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}
