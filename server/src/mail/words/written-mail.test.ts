import {
  faultsOfMail,
  linkLine,
  type MailName,
  type MailWords,
  mailNames,
  mailPlaceNames,
  mails,
  placesOf,
  shortPlacesOf,
} from "@mindreel/contract/plain/kinds/mails";
import { languages } from "@mindreel/contract/plain/languages";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { builtInWords } from "./built-in-words.ts";
import { filledWords, type Written, writtenMail } from "./written-mail.ts";

const settings = { appName: "Kino", publicUrl: "https://films.example", languages };
const mail = fc.constantFrom(...mailNames);
const language = fc.constantFrom(...languages);
const signs = {
  grapheme: fc.string({ unit: "grapheme", maxLength: 20 }),
  hostile: fc.constantFrom("<b>&\"'", "{link}", "{", "$&", "\\"),
};
const words = fc.oneof(signs.grapheme, signs.hostile, fc.lorem({ maxCount: 3 }));
const noBraces = words.map((text) => text.replaceAll(/[{}\n\r]/g, "."));

/** An owner's words, with every required placeholder, some optional ones, and any other text. */
const owned = fc.tuple(mail, language).chain(([name, tongue]) => {
  const line = (places: readonly string[]) =>
    fc
      .array(fc.oneof(noBraces, fc.constantFrom(...places.map((place) => `{${place}}`))), { maxLength: 4 })
      .map((parts) => `x${parts.join(" ")}`);
  const inText = placesOf(name).filter((place) => place !== "link");
  const must = mails[name].must.filter((place) => place !== "link").map((place) => `{${place}}`);
  const paragraphs = fc.array(line(inText), { maxLength: 4 });
  return fc.record({
    ...{ name: fc.constant(name), tongue: fc.constant(tongue) },
    words: fc.record({
      ...{ subject: line(shortPlacesOf(name)), title: line(shortPlacesOf(name)), button: line(shortPlacesOf(name)) },
      text: fc
        .tuple(paragraphs, paragraphs)
        .map(([before, after]) => [...before, ...must, linkLine, ...after].join("\n\n")),
    }),
  });
});
const values = fc.record(Object.fromEntries(mailPlaceNames.map((place) => [place, words])));

/** A mail with the same value for each of its placeholders. */
function written(
  name: MailName,
  tongue: (typeof languages)[number],
  given: Partial<Written<MailName>>,
  own?: MailWords,
) {
  const places = Object.fromEntries(mailPlaceNames.map((place) => [place, "here"]));
  const all = { language: tongue, link: "https://films.example/x", places, ...given } as Written<MailName>;
  return writtenMail(name, all, { ...settings, ...(own && { ownMails: { signature: null, words: () => own } }) });
}

describe("a mail in the owner's words", () => {
  it("has every placeholder filled exactly once, whatever the values", () => {
    fc.assert(
      fc.property(owned, values, ({ name, tongue, words: own }, given) => {
        expect(faultsOfMail(name, own)).toEqual([]);
        const plain = Object.fromEntries(
          Object.entries(given).map(([place, value]) => [place, value.replaceAll(/[{}]/g, "")]),
        );
        const { subject, title, before, action, after } = filledWords(own, tongue, plain);
        expect([subject, title, action.text, ...before, ...after].join("\n")).not.toMatch(/[{}]/);
        // A value is not a template: braces in it stay.
        const braces = filledWords(own, tongue, Object.fromEntries(mailPlaceNames.map((place) => [place, "{link}"])));
        expect(braces.action.link).toBe("{link}");
        expect(braces.before.length + braces.after.length).toBeGreaterThanOrEqual(before.length + after.length);
      }),
    );
  });

  it("contains no markup from the owner or a member", () => {
    const tags = (html: string) => [...html.matchAll(/<[a-z!/][^\s>]*/gi)].map(([tag]) => tag);
    const usual = new Set(tags(written("password_reset", "en", {}).html));
    fc.assert(
      fc.property(owned, words, ({ name, tongue, words: own }, value) => {
        const places = Object.fromEntries(mailPlaceNames.map((place) => [place, value])) as Written<MailName>["places"];
        const { html } = written(name, tongue, { username: value, places }, own);
        expect(tags(html).filter((tag) => !usual.has(tag))).toEqual([]);
      }),
    );
  });

  it("keeps the mail's own link", () => {
    fc.assert(
      fc.property(owned, ({ name, tongue, words: own }) => {
        const { html, text } = written(name, tongue, { link: "https://films.example/reset/1" }, own);
        expect(html).toContain('href="https://films.example/reset/1"');
        expect(text).toContain("https://films.example/reset/1");
      }),
    );
  });
});

describe.each(mailNames)("the built-in words of %s", (name) => {
  it.each(languages)("are valid as an owner's words, in %s", (tongue) => {
    const own = builtInWords(name, tongue);
    expect(faultsOfMail(name, own)).toEqual([]);
    expect(written(name, tongue, {}, own)).toEqual(written(name, tongue, {}));
  });
});

describe("words are refused", () => {
  const good = builtInWords("password_reset", "en");
  const faults = (changed: Partial<MailWords>) => faultsOfMail("password_reset", { ...good, ...changed });

  it.each([
    ["an unknown place", { text: `${good.text} {nonsense}` }, { field: "text", kind: "unknown", place: "nonsense" }],
    ["a place of another mail", { text: `${good.text} {day}` }, { field: "text", kind: "unknown", place: "day" }],
    ["a place with spaces", { title: "Hello { name }" }, { field: "title", kind: "unknown", place: " name " }],
    ["a sentence in a subject", { subject: "{greeting}" }, { field: "subject", kind: "unknown", place: "greeting" }],
    ["no link", { text: "{greeting}" }, { field: "text", kind: "missing", place: "link" }],
    ["a link amid a line", { text: "Go to {link} now" }, { field: "text", kind: "link", place: "link" }],
    ["two links", { text: "{link}\n{link}" }, { field: "text", kind: "link", place: "link" }],
    ["too many paragraphs", { text: `{link}${"\nx".repeat(30)}` }, { field: "text", kind: "long", place: "" }],
  ])("with %s", (_, changed, fault) => {
    expect(faults(changed)).toEqual([fault]);
  });

  it("of a notice that does not say what changed", () => {
    const own = builtInWords("password_changed", "en");
    for (const place of ["change", "passkeys", "link"]) {
      const text = own.text.replace(`{${place}}`, "");
      expect(faultsOfMail("password_changed", { ...own, text })).toEqual([{ field: "text", kind: "missing", place }]);
    }
  });
});

it("invalid words fall back to the built-in ones", () => {
  const own = { subject: "x", title: "x", text: "no link", button: "x" };
  expect(written("password_reset", "en", { username: "Ada" }, own).subject).toBe("Set a new password for Kino");
});

it("a name that contains an address is not repeated", () => {
  const own = { subject: "For {name}", title: "x", text: "{greeting}\nDear {name}\n{link}", button: "x" };
  const { subject, html, text } = written("password_reset", "en", { username: "evil.example" }, own);
  expect(subject).toBe("For member");
  expect(html + text).not.toContain("evil.example");
});
