import { escapeHtml } from "./html.ts";

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
