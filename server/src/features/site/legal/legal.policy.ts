import { acceptedDocuments } from "@mindreel/contract/plain/kinds/legal";
import { createMarkdown } from "#domain/markdown.ts";
import type { Differences } from "#features/site/settings/settings.policy.ts";

/**
 * What becomes of a legal page's Markdown. The page's own heading is the only one of the first level, so that those of the
 * text are one lower.
 */
export function createLegalMarkdown(publicUrl: string): (text: string) => string {
  const markdown = createMarkdown({ publicUrl, links: /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i });
  markdown.core.ruler.push("headings", ({ tokens }) => {
    for (const token of tokens) {
      if (token.type.startsWith("heading")) token.tag = `h${Math.min(6, Number(token.tag.slice(1)) + 1)}`;
    }
  });
  return (text) => markdown.render(text);
}

/** Whether a version of the settings has something to accept. */
export const hasTerms = (differences: Differences): boolean =>
  acceptedDocuments.some((name) => differences[name] !== undefined);

/** Whether whoever accepted what one version says accepted what the other says. */
export const saysTheSame = (one: Differences, other: Differences): boolean =>
  acceptedDocuments.every((name) => one[name] === other[name]);
