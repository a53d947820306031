import { createMarkdown } from "#domain/markdown.ts";

/**
 * Renders the Markdown of one of the owner's pages. The page's own heading is the only one at level one: headings in the text start
 * at level two, whatever level its author started with, and skip none.
 */
export function createPageMarkdown(publicUrl: string): (text: string) => string {
  const markdown = createMarkdown({ publicUrl, links: /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i });
  markdown.core.ruler.push("headings", ({ tokens }) => {
    const headings = tokens.filter(({ type }) => type.startsWith("heading"));
    const levelOf = ({ tag }: (typeof headings)[number]) => Number(tag.slice(1));
    const highest = Math.min(...headings.map(levelOf));
    let before = 1;
    for (const heading of headings) {
      // A closing token repeats the level of its opening token.
      if (heading.nesting === 1) before = Math.min(6, before + 1, levelOf(heading) - highest + 2);
      heading.tag = `h${before}`;
    }
  });
  return (text) => markdown.render(text);
}
