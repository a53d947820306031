/** The languages of the interface; messages are written in the first one. */
export const languages = ["en", "de", "es", "fr", "ar"] as const;
export type Language = (typeof languages)[number];
export type Translated = Exclude<Language, "en">;

export const sourceLanguage = "en" satisfies Language;

/** Each language in its own words, so that its readers recognise it. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: "English",
  de: "Deutsch",
  es: "Español",
  fr: "Français",
  ar: "العربية",
};

/** A locale for `Intl`, with Latin digits on every platform, as on the rest of the page. */
export const localeOf = (language: Language): string => (language === "ar" ? "ar-u-nu-latn" : language);

export const directionOf = (language: Language): "ltr" | "rtl" => (language === "ar" ? "rtl" : "ltr");

/** Holds the language chosen in this browser. */
export const languageCookie = "lang";

export const isLanguage = (name: unknown): name is Language => languages.some((language) => language === name);

/** The language of a tag such as `de-AT`; undefined if we do not support it. */
export function languageOf(tag: string): Language | undefined {
  const [language] = tag.trim().toLowerCase().split("-");
  return isLanguage(language) ? language : undefined;
}

/** The supported languages in an `Accept-Language` header, most preferred first. */
export function acceptedLanguages(header: string): readonly Language[] {
  const ranges = header.split(",", 20).map((range) => {
    const [tag = "", ...parameters] = range.split(";");
    const quality = parameters.map((each) => /^\s*q=([\d.]+)\s*$/.exec(each)?.[1]).find((q) => q !== undefined);
    return { language: languageOf(tag), quality: quality === undefined ? 1 : Number(quality) };
  });
  const liked = ranges.filter(({ quality }) => quality > 0).sort((a, b) => b.quality - a.quality);
  return liked.flatMap(({ language }) => language ?? []);
}
