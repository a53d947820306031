import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { descriptionParts, momentIn } from "./descriptionParts.ts";

const kinds = (text: string, duration: number | null = null) =>
  descriptionParts(text, duration)
    .filter(({ kind }) => kind !== "text")
    .map((part) => (part.kind === "time" ? part.seconds : part.text));

describe("a description", () => {
  it("keeps its text, whatever it contains", () => {
    const word = fc.oneof(fc.string(), fc.constantFrom("0:00 ", "1:02:03", "https://a.example/b?c=d).", "12:99", "\n"));
    fc.assert(
      fc.property(fc.array(word), fc.option(fc.nat({ max: 9000 })), (words, duration) => {
        const text = words.join("");
        const parts = descriptionParts(text, duration);
        expect(parts.map((part) => part.text).join("")).toBe(text);
      }),
    );
  });

  it.each([
    ["See https://example.org/a_(b)?c=d, and http://x.example.", ["https://example.org/a_(b)?c=d", "http://x.example"]],
    ["javascript:alert(1) ftp://x data:text/html,1", []],
    ["0:00 Welcome\n4:05 The sea\n1:02:03 End", [0, 245, 3723]],
    ["At 12:99, 1.5:30, 3:4 and 2024:10:10", []],
  ])("splits %j into links and times", (text, expected) => {
    expect(kinds(text)).toEqual(expected);
  });

  it("has no times beyond the end", () => {
    expect(kinds("4:00 and 18:30", 600)).toEqual([240]);
  });
});

it.each([
  ["t=90", 90],
  ["t=90s", 90],
  ["t=1m30s", 90],
  ["t=1h2m3s", 3723],
  ["t=1m", 60],
  ["t=", undefined],
  ["t=0", undefined],
  ["t=-5", undefined],
  ["t=abc", undefined],
  ["", undefined],
])("a URL with %j starts at %s", (query, moment) => {
  expect(momentIn(new URLSearchParams(query))).toBe(moment);
});
