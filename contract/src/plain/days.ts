import { type Language, localeOf, sourceLanguage } from "./languages.ts";

const formats = new Map<Language, Intl.DateTimeFormat>();

function formatOf(language: Language): Intl.DateTimeFormat {
  // British date format: 1 December 2025.
  const locale = language === "en" ? "en-GB" : localeOf(language);
  const format = formats.get(language) ?? new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
  formats.set(language, format);
  return format;
}

/**
 * `1 December 2025`. Days on pages and in mails are always in UTC, wherever the reader is, so that a page and a mail
 * never name two different days for one moment.
 */
export const longDayOf = (moment: Date | string, language: Language = sourceLanguage): string =>
  formatOf(language).format(new Date(moment));
