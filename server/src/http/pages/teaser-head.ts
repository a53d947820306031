import type { Teaser } from "@mindreel/contract/catalogue/teasers";
import { isoDurationOf } from "@mindreel/contract/plain/durations";
import type { Language } from "@mindreel/contract/plain/languages";
import { pagePath } from "@mindreel/contract/plain/pages";
import { escapeHtml } from "./html.ts";

/** The most characters of a description that search engines and messengers show. */
const shown = 300;

/** The head tags of every page that a video's page replaces with its own. */
const usual = /<title>.*?<\/title>\s*<meta name="description"[^>]*>/s;

interface Site {
  readonly appName: string;
  readonly publicUrl: string;
  /** The page's language. */
  readonly language: Language;
  /** The language that its address sets. */
  readonly asked: Language | undefined;
}

/** In the form that messengers expect, each with its most likely country. */
const locales: Readonly<Record<Language, string>> = {
  ...{ en: "en_US", de: "de_DE", es: "es_ES", fr: "fr_FR", ar: "ar_AR" },
};

/** Describes a video for search engines and messengers, in a visitor's document. Its source is not included. */
export function withTeaserHead(
  document: string,
  teaser: Teaser,
  { appName, publicUrl, language, asked }: Site,
): string {
  const { id, title, videos_thumbnail: picture, duration, published_at, languages } = teaser;
  const plain = publicUrl + pagePath("watch", { id });
  const inLanguage = (each: Language) => `${plain}?lang=${each}`;
  // A translation has its own address, so that search engines index it separately.
  const address = asked !== undefined && languages.includes(asked) ? inLanguage(asked) : plain;
  const alternate = (tag: string, href: string) =>
    `<link rel="alternate" hreflang="${tag}" href="${escapeHtml(href)}">`;
  const alternates =
    languages.length === 0
      ? []
      : [...languages.map((each) => alternate(each, inLanguage(each))), alternate("x-default", plain)];
  const about = summary(teaser.description) || `${title}, on ${appName}`;
  const property = (name: string, content: string) => `<meta property="${name}" content="${escapeHtml(content)}">`;
  const data = {
    "@context": "https://schema.org",
    "@type": "VideoObject",
    name: title,
    description: about,
    ...(picture !== null && { thumbnailUrl: [picture] }),
    uploadDate: published_at,
    ...(duration !== null && { duration: isoDurationOf(duration) }),
    url: address,
    isAccessibleForFree: false,
  };
  const head = [
    `<title>${escapeHtml(`${title} · ${appName}`)}</title>`,
    `<meta name="description" content="${escapeHtml(about)}">`,
    `<link rel="canonical" href="${escapeHtml(address)}">`,
    ...alternates,
    property("og:locale", locales[language]),
    property("og:type", "video.other"),
    property("og:site_name", appName),
    property("og:title", title),
    property("og:description", about),
    property("og:url", address),
    ...(picture === null ? [] : [property("og:image", picture), property("og:image:alt", title)]),
    `<meta name="twitter:card" content="${picture === null ? "summary" : "summary_large_image"}">`,
    `<script type="application/ld+json">${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>`,
  ].join("");
  return document.replace(usual, () => head);
}

/** The first words of a text, on one line. */
function summary(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length <= shown ? line : `${line.slice(0, line.lastIndexOf(" ", shown) + 1 || shown).trimEnd()}…`;
}
