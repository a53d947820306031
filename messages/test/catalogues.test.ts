import { globSync } from "node:fs";
import path from "node:path";
import { type Language, languages } from "@mindreel/contract/plain/languages";
import { describe, expect, it } from "vitest";

type Forms = Readonly<Record<string, string>>;

const root = path.resolve(import.meta.dirname, "../src");
const areas = globSync("**/en.ts", { cwd: root }).map((file) => path.dirname(file));

/** Each message by its key, as its plural forms; one without plurals has the form `other`. */
function messagesIn(tree: object, prefix = ""): Map<string, Forms> {
  return new Map(
    Object.entries(tree).flatMap(([key, value]): [string, Forms][] => {
      if (typeof value === "string") return [[prefix + key, { other: value }]];
      return "other" in value ? [[prefix + key, value]] : [...messagesIn(value, `${prefix}${key}.`)];
    }),
  );
}

const read = async (area: string, language: Language) => {
  const { messages } = await import(path.join(root, area, `${language}.ts`));
  return messagesIn(messages);
};

/** What a sentence must keep in every language: its placeholders, and its tags, each opened and closed. */
const partsOf = (text: string) => [...text.matchAll(/\{\w+\}|<\/?\w+>/g)].map(([part]) => part).sort();
const withoutCount = (parts: readonly string[]) => parts.filter((part) => part !== "{count}");
const isPlural = (forms: Forms) => Object.keys(forms).length > 1;

describe.each(areas)("%s", (area) => {
  it.each(languages)("says the same in %s", async (language) => {
    const [english, own] = await Promise.all([read(area, "en"), read(area, language)]);
    expect([...own.keys()]).toEqual([...english.keys()]);
    const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    for (const [key, forms] of own) {
      const source = english.get(key) ?? { other: "" };
      const texts = Object.values(forms);
      expect(
        texts.filter((text) => text.trim() === ""),
        `${key} is empty`,
      ).toEqual([]);
      if (isPlural(source)) expect(needed, key).toEqual(expect.arrayContaining(Object.keys(forms)));
      for (const text of texts) {
        const parts = isPlural(source) ? withoutCount(partsOf(text)) : partsOf(text);
        expect(parts, `${key}: ${text}`).toEqual(
          isPlural(source) ? withoutCount(partsOf(source["other"] ?? "")) : partsOf(source["other"] ?? ""),
        );
      }
      // A form that is used for several numbers has to include the number.
      if (isPlural(source) && partsOf(source["other"] ?? "").includes("{count}"))
        expect(forms["other"]).toContain("{count}");
    }
  });
});
