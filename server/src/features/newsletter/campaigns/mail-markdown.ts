import { createMarkdown } from "#domain/markdown.ts";

/** Inline, since many mail programs drop style sheets. */
const styleOf: Readonly<Record<string, string>> = {
  paragraph_open: "margin:0 0 16px;font-size:16px;line-height:1.5;color:#1c1e2b",
  list_item_open: "margin:0 0 8px;font-size:16px;line-height:1.5;color:#1c1e2b",
  blockquote_open: "margin:0 0 16px;padding-inline-start:16px;border-inline-start:3px solid #c9ccda",
  link_open: "color:#373bc6;text-decoration:underline",
  th_open: "padding:8px;text-align:start;color:#1c1e2b",
  td_open: "padding:8px;color:#1c1e2b",
  image: "display:block;max-width:100%;height:auto;border-radius:12px",
};
const headings: Readonly<Record<string, string>> = { h1: "24px", h2: "20px", h3: "18px" };

/** The width of the text, in pixels. */
const mostWidth = 456;

/** The width of a picture, taken from its file name. Outlook does not scale pictures by CSS. */
function widthOf(url: string): string {
  const [, width = mostWidth] = /\/(?:news-)?(\d+)(?:x\d+)?\.\w+$/.exec(url) ?? [];
  return String(Math.min(Number(width), mostWidth));
}

/** The classes that the dark colours apply to. */
const classOf: Readonly<Record<string, string>> = { link_open: "address" };

/** Renders Markdown as the HTML of a mail, with links to the web and to mailboxes. */
export function createMailMarkdown(publicUrl: string) {
  const markdown = createMarkdown({ publicUrl, links: /^(?:https?:\/\/|mailto:)/i });
  markdown.core.ruler.push("mail", ({ tokens }) => {
    for (const token of tokens.flatMap((each) => [each, ...(each.children ?? [])])) {
      const style =
        token.type === "heading_open"
          ? `margin:24px 0 12px;font-size:${headings[token.tag] ?? "16px"};line-height:1.2;color:#1c1e2b`
          : styleOf[token.type];
      if (style !== undefined) token.attrSet("style", style);
      if (token.type === "image") token.attrSet("width", widthOf(String(token.attrGet("src"))));
      if (token.block && token.nesting === 1) token.attrJoin("class", "ink");
      else if (classOf[token.type]) token.attrJoin("class", classOf[token.type] ?? "");
    }
  });
  return (text: string): string => markdown.render(text);
}
