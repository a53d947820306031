import { expect, it } from "vitest";
import { createPageMarkdown } from "./markdown.policy.ts";

const html = createPageMarkdown("https://films.example.com");

it.each([
  ["# Who", "<h2>Who</h2>"],
  ["## Who", "<h2>Who</h2>"],
  ["### Who\n# Where", "<h2>Who</h2><h2>Where</h2>"],
  ["# Who\n###### Small\n## Where", "<h2>Who</h2><h3>Small</h3><h3>Where</h3>"],
])("puts the headings of a text below that of its page, without skipping a level: %j", (text, expected) => {
  expect(html(text).replaceAll("\n", "")).toBe(expected);
});

it.each(["/legal/terms", "#rights", "tel:+4712345678", "mailto:ada@example.com", "https://example.com/"])(
  "links to %s",
  (url) => {
    expect(html(`[here](${url})`)).toBe(`<p><a href="${url}">here</a></p>\n`);
  },
);

it.each(["//evil.example", "javascript:alert(1)", "data:text/html,x", "&#106;avascript:alert(1)"])(
  "makes no link of %s",
  (url) => {
    expect(html(`[here](${url})`)).not.toContain("<a");
  },
);

it("shows markup as the text that it is", () => {
  expect(html("<script>alert(1)</script>\n\n<img src=x onerror=alert(1)>")).not.toMatch(/<(script|img)/);
});
