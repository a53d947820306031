import { expect, it } from "vitest";
import { excerptOf } from "./excerpt.ts";

const marked = (description: string, search: string) =>
  excerptOf(description, search).flatMap(({ text, marked }) => (marked ? [text] : []));

it("marks the words of a search and their forms, without regard to case and accents", () => {
  expect(marked("The Moon, seen from a café. Three lectures.", "moon cafe lecture")).toEqual([
    "Moon",
    "café",
    "lectures",
  ]);
});

it("marks no word that only begins alike", () => {
  expect(marked("A seasonal sea.", "sea")).toEqual(["sea"]);
});

it("begins near the first word that it marks, and keeps all of the rest", () => {
  const text = `${"Nothing to see here. ".repeat(20)}Then the moon rises over the bay.`;
  const excerpt = excerptOf(text, "moon")
    .map((part) => part.text)
    .join("");
  expect(excerpt).toMatch(/^….{0,70}moon rises over the bay\.$/);
  expect(excerptOf("The bay.", "moon")).toEqual([{ text: "The bay.", marked: false }]);
});
