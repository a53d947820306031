import MarkdownIt from "markdown-it";

export type Markdown = InstanceType<typeof MarkdownIt>;

interface Options {
  readonly publicUrl: string;
  /** Where links may lead, by how they begin. */
  readonly links: RegExp;
}

/**
 * Makes HTML of what people write in Markdown: none of their own, no links but those that are allowed, and pictures of
 * this site alone, since others could be changed later, and tell their host who looks.
 */
export function createMarkdown({ publicUrl, links }: Options): Markdown {
  // With few levels of nesting, so that what is written to be slow is not.
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
