import { type Language, localeOf, sourceLanguage } from "./languages.ts";

const formats = new Map<Language, Intl.DateTimeFormat>();

function formatOf(language: Language): Intl.DateTimeFormat {
  // English as the British write it: 1 December 2025.
  const locale = language === "en" ? "en-GB" : localeOf(language);
  const format = formats.get(language) ?? new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
  formats.set(language, format);
  return format;
}

/**
 * `1 December 2025`. A day on a page or in a mail is a day in UTC, wherever its reader is: so two people, or a person
 * and a mail, never name two days for one moment.
 */
export const longDayOf = (moment: Date | string, language: Language = sourceLanguage): string =>
  formatOf(language).format(new Date(moment));
