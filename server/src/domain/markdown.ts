import MarkdownIt from "markdown-it";

export type Markdown = InstanceType<typeof MarkdownIt>;

interface Options {
  readonly publicUrl: string;
  /** Matches links that are allowed, by their beginning. */
  readonly links: RegExp;
}

/**
 * Renders people's Markdown as HTML: without raw HTML, with allowed links only, and with pictures of this site alone,
 * since others could be changed later and reveal readers to their host.
 */
export function createMarkdown({ publicUrl, links }: Options): Markdown {
  // Limits nesting, against input crafted to be slow.
  const markdown = new MarkdownIt("default", { html: false, linkify: true, maxNesting: 20 });
  markdown.validateLink = (link) => links.test(link.trim());
  const isOwn = (link: string) => link.startsWith(`${publicUrl}/media/`);
  markdown.core.ruler.push("pictures", ({ tokens, Token }) => {
    for (const token of tokens) {
      if (token.children === null) continue;
      token.children = token.children.map((child) => {
        if (child.type !== "image" || isOwn(String(child.attrGet("src") ?? ""))) return child;
        const text = new Token("text", "", 0);
        text.content = child.content;
        return text;
      });
    }
  });
  return markdown;
}
