import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { all } from "@mindreel/messages/newsletter/refusals/all";
import { inOwnWords, sayOwn, withOwn } from "@mindreel/messages/own";
import { expect, it, onTestFinished } from "vitest";

const root = path.resolve(import.meta.dirname, "../src");
const built = { play: "Play {title}", places: { home: "At home" }, days: { one: "1 day", other: "{count} days" } };

it("puts the owner's words in the place of those that are built in, and leaves out what has no such place", () => {
  const changed = withOwn(built, {
    "places.home": "My place",
    ...{ places: { other: "x" }, gone: "x", "play.deep": "x", play: { other: "x" }, "gone.deep": "x" },
  });
  expect(changed).toEqual({ ...built, places: { home: "My place" } });
  expect(built.places.home).toBe("At home");
  expect(withOwn(built, undefined)).toEqual(built);
});

it("takes one text, or other forms, in the place of a plural", () => {
  expect(withOwn(built, { days: "some days" }).days).toBe("some days");
  expect(withOwn(built, { days: { other: "{count} nights" } }).days).toEqual({ other: "{count} nights" });
});

it("says them in their language, until others are said", () => {
  onTestFinished(() => sayOwn({}));
  const words = inOwnWords("some/area", { en: built, de: built, es: built, fr: built, ar: built });
  expect(words.de).toBe(built);
  sayOwn({ de: { "some/area": { play: "Los: {title}" }, "other/area": { play: "x" } } });
  expect([words.de.play, words.en.play]).toEqual(["Los: {title}", "Play {title}"]);
  expect(words.de).toBe(words.de);
  sayOwn({ de: { "some/area": { play: "Ab: {title}" } } });
  expect(words.de.play).toBe("Ab: {title}");
  sayOwn({});
  expect(words.de).toBe(built);
  expect(Object.keys(all)).toEqual(["en", "de", "es", "fr", "ar"]);
});

it.each(globSync("**/all.ts", { cwd: root }))("is asked by its own name: %s", (file) => {
  expect(readFileSync(path.join(root, file), "utf8")).toContain(`inOwnWords("${path.dirname(file)}", {`);
});
