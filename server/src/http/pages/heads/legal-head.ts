import type { LegalDocument } from "@mindreel/contract/plain/kinds/legal";
import type { Language } from "@mindreel/contract/plain/languages";
import { pagePath } from "@mindreel/contract/plain/pages";
import { inLanguage } from "@mindreel/messages/in-language";
import { legal } from "@mindreel/messages/shared/frame";
import { escapeHtml } from "./html.ts";

interface Site {
  readonly appName: string;
  readonly publicUrl: string;
}

/** Puts the title of a legal page into its document. */
export function withLegalHead(
  page: string,
  document: LegalDocument,
  language: Language,
  { appName, publicUrl }: Site,
): string {
  const title = escapeHtml(`${inLanguage(legal, language).names[document]} · ${appName}`);
  const address = escapeHtml(publicUrl + pagePath("legal", { document }));
  return page.replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title><link rel="canonical" href="${address}">`);
}
