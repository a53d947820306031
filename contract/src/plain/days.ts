import { type Language, localeOf, sourceLanguage } from "./languages.ts";

const formats = new Map<Language, Intl.DateTimeFormat>();

function formatOf(language: Language): Intl.DateTimeFormat {
  // British date format: 1 December 2025.
  const locale = language === "en" ? "en-GB" : localeOf(language);
  const format = formats.get(language) ?? new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
  formats.set(language, format);
  return format;
}

/** Until when something lasts that was bought for ever; free days after it still end in a year of four digits. */
export const forever = new Date(Date.UTC(9000, 0, 1));
export const isForever = (moment: Date | string): boolean => new Date(moment) >= forever;

/**
 * `1 December 2025`. Days on pages and in mails are always in UTC, wherever the reader is, so that a page and a mail
 * never name two different days for one moment.
 */
export const longDayOf = (moment: Date | string, language: Language = sourceLanguage): string =>
  formatOf(language).format(new Date(moment));
