import { expect, it } from "vitest";
import { lookOf, mixesScripts, nameOf, readable } from "./spelling.ts";

it.each([
  ["Cafe\u0301", "Café"],
  ["Dra\u200bma", "Drama"],
  ["\ufeffDrama\u2060 \u00ad", "Drama"],
  ["Science\u3164  \u00a0Fiction", "Science Fiction"],
  ["می‌خواهم", "می‌خواهم"],
  ["👩‍🚀 Space ❤️", "👩‍🚀 Space ❤️"],
])("stores %j as %j", (text, name) => {
  expect(nameOf(text)).toBe(name);
});

it.each(["Аdmin", "admіn", "ＡＤＭＩＮ", "a\u200ddmin", "АԁМіո", "𝐚𝐝𝐦𝐢𝐧", "adm\u034fin", " ADMIN"])(
  "sees that %j looks like admin",
  (name) => {
    expect(lookOf(name)).toBe("admin");
  },
);

it("takes names for the same only if they look the same", () => {
  const names = ["admin", "jose", "josé", "анна", "Ελένη", "李小龍", "मुंबई", "мир"];
  expect(new Set(names.map(lookOf)).size).toBe(names.length);
});

it("finds names that mix Latin letters with those that look like them", () => {
  expect(["Аdmin", "αdmin"].filter(mixesScripts)).toHaveLength(2);
  expect(["Анна", "Ελένη", "José", "李 Lee", "Анна 2"].filter(mixesScripts)).toEqual([]);
});

it("reads Latin words that are written with other letters, and leaves words of other scripts alone", () => {
  expect(readable("оwls at nіght")).toBe("owls at night");
  expect(readable("ow\u200bls")).toBe("owls");
  expect(readable("сова")).toBe("сова");
  expect(readable("фильм hd")).toBe("фильм hd");
});
