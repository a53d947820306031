import { longDayOf } from "@mindreel/contract/plain/days";
import { localeOf, sourceLanguage } from "@mindreel/contract/plain/languages";
import { language } from "#shared/language/language.ts";

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** `21 Nov 2025`, formatted for the page's language, in UTC, like every day (see `longDayOf`). */
export function dayOf(iso: string): string {
  const date = new Date(iso);
  if (language() !== sourceLanguage) {
    return date.toLocaleDateString(localeOf(language()), { dateStyle: "medium", timeZone: "UTC" });
  }
  return `${date.getUTCDate()} ${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

/** `21 Nov 2025, 14:05`, formatted for the page's language, in UTC; `medium` adds the seconds. */
export function momentOf(iso: string, timeStyle: "short" | "medium" = "short"): string {
  if (language() !== sourceLanguage) {
    return new Date(iso).toLocaleString(localeOf(language()), {
      dateStyle: "medium",
      timeStyle,
      timeZone: "UTC",
    });
  }
  return `${dayOf(iso)}, ${new Date(iso).toISOString().slice(11, timeStyle === "short" ? 16 : 19)}`;
}

/** `21 November 2025`, in the page's language. */
export const longDay = (iso: string): string => longDayOf(iso, language());
