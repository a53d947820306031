import { expect, it } from "vitest";
import { withParagraph } from "./marks.ts";

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
