import type { Language } from "@mindreel/contract/plain/languages";

/** Escapes text for HTML, attribute values included. */
export const escapeHtml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** The head tags of every page that a public page replaces with its own. */
export const usualTags = /<title>[^<]*<\/title>\s*<meta name="description"[^<>]*>/;

/** In the form that messengers expect, each with its most likely country. */
export const locales: Readonly<Record<Language, string>> = {
  ...{ en: "en_US", de: "de_DE", es: "es_ES", fr: "fr_FR", ar: "ar_AR" },
};

export const property = (name: string, content: string): string =>
  `<meta property="${name}" content="${escapeHtml(content)}">`;

/** Data for search engines. */
export const linkedData = (data: object): string =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>`;

interface Written {
  readonly title: string;
  readonly path: string;
}

interface Site {
  readonly appName: string;
  readonly publicUrl: string;
}

/** Puts the title and the address of a page of words into its document. */
export function withWrittenHead(document: string, page: Written, { appName, publicUrl }: Site): string {
  const title = escapeHtml(`${page.title} · ${appName}`);
  const address = escapeHtml(publicUrl + page.path);
  return document.replace(
    /<title>[^<]*<\/title>/,
    () => `<title>${title}</title><link rel="canonical" href="${address}">`,
  );
}
