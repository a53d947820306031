import { languages, sourceLanguage, type Translated } from "@mindreel/contract/plain/languages";
import { isPlural } from "@mindreel/messages/checks";
import type { Message } from "@mindreel/messages/format";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { catalogue, type Entry } from "./catalogue.ts";
import { plurals } from "./plurals.ts";
import { fromPo, toPo } from "./po.ts";

const translated = languages.filter((language): language is Translated => language !== sourceLanguage);

const words = fc
  .string({ unit: "binary", minLength: 1, maxLength: 30 })
  .map((text) => text.replaceAll(/[{}<>\0\r]/g, "x"));
const said = words.map((text) => `${text}.`);
type Done = Entry & { readonly own: Message };
const sentence: fc.Arbitrary<Done> = fc
  .record({ file: fc.constantFrom("app", "catalogue/videos"), n: fc.nat({ max: 9 }), english: said, own: said })
  .map(({ file, n, english, own }) => ({ id: `${file}:s${n}`, english: `${english} {name}`, own: `{name} ${own}` }));
const plural = (language: Translated): fc.Arbitrary<Done> =>
  fc
    .record({
      n: fc.nat({ max: 9 }),
      one: said,
      other: said,
      forms: fc.dictionary(fc.constantFrom(...plurals[language].forms), said),
    })
    .map(({ n, one, other, forms }) => ({
      ...{ id: `app:menu.p${n}`, english: { one, other: `${other} {count}` } },
      own: { ...forms, other: `${other} {count}` },
    }));

describe.each(translated)("%s for translators", (language) => {
  /** The text of each form of a message. */
  const shownBy = (message: Message) =>
    isPlural(message) ? plurals[language].forms.map((form) => message[form] ?? message.other) : [message];

  it("comes back as it was, whatever its sentences hold", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.oneof(sentence, plural(language)), { selector: ({ id }) => id, maxLength: 20 }),
        (entries) => {
          const { changes, faults, skipped } = fromPo(toPo(language, entries), language, entries);
          expect([...changes, ...faults, ...skipped]).toEqual([]);
        },
      ),
    );
  });

  it("brings what translators wrote", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.oneof(sentence, plural(language)), { selector: ({ id }) => id }), (entries) => {
        const untranslated = entries.map((entry) => ({ ...entry, own: undefined }));
        const { changes, faults } = fromPo(toPo(language, entries), language, untranslated);
        expect(faults).toEqual([]);
        for (const { id, english, own } of entries) {
          expect(shownBy(changes.get(id) ?? english)).toEqual(shownBy(own));
        }
      }),
    );
  });

  it("chooses the form of a number as we do", () => {
    const { forms, choice } = plurals[language];
    const rules = new Intl.PluralRules(language);
    const chosen = new Function("n", `return Number(${choice})`);
    for (const n of [...Array(200).keys(), 1000, 1001, 1011, 1_000_000, 1_000_001, 3_000_000]) {
      expect([n, forms[chosen(n)]]).toEqual([n, rules.select(n)]);
    }
  });

  it("is complete, and changes nothing when it comes back untouched", async () => {
    const entries = await catalogue(language);
    expect(entries.filter(({ own }) => own === undefined)).toEqual([]);
    expect(entries.length).toBeGreaterThan(1000);
    const { changes, faults, skipped } = fromPo(toPo(language, entries), language, entries);
    expect([...changes, ...faults, ...skipped]).toEqual([]);
  });
});

describe("what is not taken", () => {
  const entries: Entry[] = [
    { id: "app:menu.hello", english: "Hello {name}, <link>go on</link>", own: "Hallo {name}, <link>weiter</link>" },
    {
      id: "app:menu.days",
      english: { one: "1 day", other: "{count} days" },
      own: { one: "1 Tag", other: "{count} Tage" },
    },
  ];
  const file = toPo("de", entries);
  const taken = (before: string, after: string) => fromPo(file.replace(before, after), "de", entries);

  it.each([
    ["a place that is missing", "Hallo {name},", "Hallo,"],
    ["a place that nobody fills", "Hallo {name},", "Hallo {nom} {name},"],
    ["a tag that is not closed", "weiter</link>", "weiter"],
    ["a number that is nowhere", "{count} Tage", "viele Tage"],
    ["a form without words", "1 Tag", ""],
  ])("is %s", (_, before, after) => {
    const { changes, faults } = taken(before, after);
    expect([changes.size, faults.length]).toEqual([0, 1]);
  });

  it("is what is unfinished, or translates another sentence", () => {
    expect(taken("#: messages/src/app.ts", "#, fuzzy").skipped).toEqual(["app:menu.hello: not finished."]);
    expect(taken('msgid "Hello {name}', 'msgid "Hi {name}').skipped).toEqual([
      "app:menu.hello: the English sentence has changed.",
    ]);
    expect(taken('msgctxt "app:menu.hello"', 'msgctxt "app:menu.gone"').skipped).toEqual([
      "app:menu.gone: there is no such sentence.",
    ]);
    expect(fromPo(file, "fr", entries).faults).toEqual(["The file is in de, not in fr."]);
  });
});
