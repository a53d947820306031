import { describe, expect, it } from "vitest";
import { type Mark, marked, withParagraph } from "./marks.ts";

/** Marks a text whose selection is between bars, and shows the new one likewise. */
function pressed(mark: Mark, shown: string): string {
  const [before = "", chosen = "", after = ""] = shown.split("|");
  const value = before + chosen + after;
  const { from, to, text, select } = marked(mark, value, before.length, before.length + chosen.length);
  const changed = value.slice(0, from) + text + value.slice(to);
  const [start, end] = select;
  return `${changed.slice(0, start)}|${changed.slice(start, end)}|${changed.slice(end)}`;
}

describe("a mark", () => {
  it.each<[Mark, string, string]>([
    ["bold", "an |owl| here", "an **|owl|** here"],
    ["bold", "an **|owl|** here", "an |owl| here"],
    ["bold", "an| owl |here", "an **|owl|** here"],
    ["bold", "an ||", "an **||**"],
    ["bold", "an *|owl|*", "an ***|owl|***"],
    ["italic", "an **|owl|**", "an ***|owl|***"],
    ["italic", "an ***|owl|***", "an **|owl|**"],
    ["heading", "one\nt|w|o", "one\n|## two|"],
    ["heading", "|## two|", "|two|"],
    ["list", "|one\n\ntwo|", "|- one\n\n- two|"],
    ["list", "|- one\n- two|", "|one\ntwo|"],
    ["list", "||", "- ||"],
    ["quote", "|one|\ntwo", "|> one|\ntwo"],
    ["link", "an |owl|", "an [owl](|https://|)"],
    ["link", "|https://example.com/owl|", "[||](https://example.com/owl)"],
  ])("%s of %j", (mark, before, after) => expect(pressed(mark, before)).toBe(after));
});

it.each([
  ["", 0, "P"],
  ["Here.", 5, "Here.\n\nP"],
  ["Here.", 0, "Here.\n\nP"],
  ["One two", 1, "One\n\nP\n\ntwo"],
  ["One\n\ntwo\n", 4, "One\n\nP\n\ntwo\n"],
  ["One", 99, "One\n\nP"],
])("a paragraph is inserted into %j at %d", (text, at, expected) => {
  expect(withParagraph(text, at, "P")).toBe(expected);
});
