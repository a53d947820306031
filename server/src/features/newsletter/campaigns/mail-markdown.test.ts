import { describe, expect, it } from "vitest";
import { createMailMarkdown } from "./mail-markdown.ts";

const html = createMailMarkdown("https://films.example.com");
/** The names of the opening tags. */
const tags = (text: string) => [...html(text).matchAll(/<([a-z0-9]+)/g)].map(([, name]) => name);

describe("the Markdown of a mail", () => {
  it("becomes HTML with inline styles", () => {
    expect(html("# News\n\nA **good** [film](https://example.com/a).")).toMatch(
      /^<h1 style="[^"]+" class="ink">News<\/h1>\n<p style="[^"]+" class="ink">A <strong>good<\/strong> <a href="https:\/\/example\.com\/a" style="[^"]+" class="address">film<\/a>\.<\/p>\n$/,
    );
  });

  it.each([
    "<script>alert(1)</script>",
    '<img src=x onerror="alert(1)">',
    "<iframe srcdoc='<script>alert(1)</script>'></iframe>",
    "<style>*{display:none}</style>",
    "<!--[if mso]><script>alert(1)</script><![endif]-->",
  ])("shows %s as plain text", (text) => {
    expect(tags(text).filter((name) => name !== "p")).toEqual([]);
  });

  it.each([
    "[a](javascript:alert(1))",
    "[a](JaVaScRiPt:alert(1))",
    "[a](&#106;avascript:alert(1))",
    "[a](data:text/html;base64,PHNjcmlwdD4=)",
    "[a](vbscript:alert(1))",
    "<javascript:alert(1)>",
    "[a](//evil.example)",
    "![a](javascript:alert(1))",
  ])("makes no link of %s", (text) => {
    expect(tags(text)).toEqual(["p"]);
  });

  it("shows this site's pictures, but only the descriptions of others", () => {
    expect(html("![Owl](https://films.example.com/media/a/854.webp)")).toContain("<img src=");
    for (const other of ["https://evil.example/media/a.png", "https://films.example.com.evil.example/media/a.png"]) {
      expect(html(`![Owl](${other})`)).toMatch(/^<p[^>]*>Owl<\/p>\n$/);
    }
  });

  it("lets the text set no attributes", () => {
    expect(html('[a](https://example.com/"onmouseover="alert(1) "b")')).not.toMatch(/ onmouseover="/);
    expect(html('![" onload="alert(1)](https://films.example.com/media/a/1.webp)')).not.toMatch(/ onload="/);
  });

  it.each(["[".repeat(50_000), "> ".repeat(25_000), "*a ".repeat(16_000), "`".repeat(50_000), "- ".repeat(25_000)])(
    "is rendered even from long, hostile text",
    (text) => {
      expect(html(text).length).toBeLessThan(1_000_000);
    },
  );
});
