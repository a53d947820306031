import { limits } from "@mindreel/contract/plain/limits";
import fc from "fast-check";
import { expect, it } from "vitest";
import { keyOf, lineOf } from "./requests.policy.ts";

it.each([
  "Owls at night",
  "  owls   AT night?!",
  "Öwls at night",
  "owls—at—night",
  "Ｏwls at night",
  "owls\nat\tnight",
  "o\u200bwls at\ufeff night\u2060",
  "оwls аt nіght",
  "О\u0308wls at night",
])("treats %j as the same request", (text) => {
  expect(keyOf(text)).toBe("owls at night");
});

it.each(["owl at night", "night at owls", "owlsatnight", "मुंबई"])("treats %j as a different request", (text) => {
  expect(keyOf(text)).not.toBe("owls at night");
  expect(keyOf(text)).not.toBe("");
});

it("distinguishes words that differ only in the vowel signs of another script", () => {
  expect(keyOf("मुंबई")).not.toBe(keyOf("मंबई"));
});

it.each(["", " ", "?!…", "\u202e", "\u{1F989}"])("finds no word in %j", (text) => {
  expect(keyOf(text)).toBe("");
});

it("shows a single line without characters that change text direction", () => {
  expect(lineOf(" a\r\n\u202eb\u0000c\ud800 ")).toBe("a b c\ufffd");
});

it("stores any text as one line that is not longer, with a key that fits into an index", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: limits.requestText }), (text) => {
      const [line, key] = [lineOf(text), keyOf(text)];
      expect(line.length).toBeLessThanOrEqual(text.length);
      expect(line).not.toMatch(/[\p{Cc}\u202e]/u);
      expect(keyOf(line)).toBe(key);
      expect(Buffer.byteLength(key)).toBeLessThan(2000);
      expect(key.isWellFormed() && line.isWellFormed()).toBe(true);
    }),
  );
});
