import type { Teaser } from "@mindreel/contract/catalogue/teasers";
import { isoDurationOf } from "@mindreel/contract/plain/durations";
import type { Language } from "@mindreel/contract/plain/languages";
import { pagePath } from "@mindreel/contract/plain/pages";
import { escapeHtml, linkedData, locales, property, usualTags } from "./html.ts";

/** The most characters of a description that search engines and messengers show. */
const shown = 300;

interface Site {
  readonly appName: string;
  readonly publicUrl: string;
  /** The page's language. */
  readonly language: Language;
  /** The language that its address sets. */
  readonly asked: Language | undefined;
}

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
    linkedData(data),
  ].join("");
  return document.replace(usualTags, () => head);
}

/** The first words of a text, on one line. */
function summary(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length <= shown ? line : `${line.slice(0, line.lastIndexOf(" ", shown) + 1 || shown).trimEnd()}…`;
}
