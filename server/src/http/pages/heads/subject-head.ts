import type { TeaserCategory } from "@mindreel/contract/catalogue/teasers";
import type { Language } from "@mindreel/contract/plain/languages";
import { pagePath } from "@mindreel/contract/plain/pages";
import { formatIn } from "@mindreel/messages/format";
import { inLanguage } from "@mindreel/messages/in-language";
import { document as messages } from "@mindreel/messages/pages";
import { escapeHtml, linkedData, locales, property, usualTags } from "./html.ts";

interface Site {
  readonly appName: string;
  readonly publicUrl: string;
  readonly language: Language;
  /** The number of the page, from 1. */
  readonly page: number;
}

/** Describes a category's page for search engines and messengers, in a visitor's document. */
export function withSubjectHead(
  document: string,
  subject: TeaserCategory,
  { appName, publicUrl, language, page }: Site,
): string {
  const { id, name, description, count, next, results } = subject;
  const first = publicUrl + pagePath("subject", { id });
  const addressOf = (number: number) => (number === 1 ? first : `${first}?page=${number}`);
  const about =
    description.trim() ||
    formatIn(language, inLanguage(messages, language).subject, { app: appName, subject: name, count });
  const picture = results[0]?.videos_thumbnail ?? null;
  const link = (rel: string, href: string) => `<link rel="${rel}" href="${escapeHtml(href)}">`;
  const data = {
    "@context": "https://schema.org",
    "@type": "CollectionPage",
    name,
    description: about,
    url: addressOf(page),
    mainEntity: {
      "@type": "ItemList",
      numberOfItems: count,
      itemListElement: results.map((video, at) => ({
        "@type": "ListItem",
        position: at + 1,
        url: publicUrl + pagePath("watch", { id: video.id }),
        name: video.title,
      })),
    },
  };
  const head = [
    `<title>${escapeHtml(`${name} · ${appName}`)}</title>`,
    `<meta name="description" content="${escapeHtml(about)}">`,
    link("canonical", addressOf(page)),
    ...(page > 1 ? [link("prev", addressOf(page - 1))] : []),
    ...(next === null ? [] : [link("next", addressOf(page + 1))]),
    property("og:locale", locales[language]),
    property("og:type", "website"),
    property("og:site_name", appName),
    property("og:title", name),
    property("og:description", about),
    property("og:url", addressOf(page)),
    ...(picture === null ? [] : [property("og:image", picture)]),
    linkedData(data),
  ].join("");
  return document.replace(usualTags, () => head);
}
