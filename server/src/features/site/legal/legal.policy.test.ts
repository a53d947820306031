import { expect, it } from "vitest";
import { createLegalMarkdown } from "./legal.policy.ts";

const html = createLegalMarkdown("https://films.example.com");

it("puts the headings of a text below that of its page", () => {
  expect(html("# Who we are\n\n###### Small")).toBe("<h2>Who we are</h2>\n<h6>Small</h6>\n");
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
