import { type MailWords, mailNames, placesOf } from "@mindreel/contract/plain/kinds/mails";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { asField, faultOf, faultsByField, withPlace, withWords } from "./words.ts";

const words: MailWords = { subject: "Hello", title: "Hello", text: "{greeting}\n\n{link}", button: "Go" };
const builtIn = { en: words, de: { ...words, subject: "Hallo" } };

describe("the owner's wording", () => {
  it("is stored by language, without wordings that equal the built-in ones", () => {
    const own = withWords(null, "de", { ...words, subject: "Servus" }, builtIn);
    expect(own).toEqual({ de: { ...words, subject: "Servus" } });
    const both = withWords(own, "en", { ...words, button: "Open" }, builtIn);
    expect(Object.keys(both ?? {}).toSorted()).toEqual(["de", "en"]);
    expect(withWords(both, "en", words, builtIn)).toEqual(own);
    expect(withWords(own, "de", undefined, builtIn)).toBeNull();
  });

  it("is checked for faults, by field", () => {
    expect(faultsByField("password_reset", words).size).toBe(0);
    const faulty = { subject: " ", title: "{day}", text: "{greeting}", button: "" };
    expect([...faultsByField("password_reset", faulty)]).toEqual([
      ["subject", "Write something here."],
      ["title", "There's no {day} here."],
      ["text", "The text needs {link}."],
      ["button", "Write something here."],
    ]);
    expect(faultOf("password_reset", { en: words, de: faulty })).toBe(
      "Set a new password, Deutsch: Write something here.",
    );
    expect(faultOf("password_reset", { en: words })).toBeUndefined();
    expect(faultOf("password_reset", null)).toBeUndefined();
  });

  it("has no line breaks in single-line fields", () => {
    expect(asField("subject", "one\r\ntwo")).toBe("one two");
    expect(asField("text", "one\ntwo")).toBe("one\ntwo");
  });
});

describe("a placeholder", () => {
  const insert = (text: string, start: number, end: number, place: "name" | "link" | "greeting") =>
    withPlace("password_reset", { ...words, text }, { field: "text", start, end }, place);

  it("is inserted at the caret, replaces the selection, and moves the caret behind it", () => {
    expect(insert("Dear you,", 5, 8, "name")).toEqual([
      { ...words, text: "Dear {name}," },
      { field: "text", start: 11, end: 11 },
    ]);
  });

  it("goes into the text if the field allows no sentence", () => {
    const at = { field: "subject", start: 0, end: 5 } as const;
    const [{ subject, text }, caret] = withPlace("password_reset", { ...words, text: "Hi " }, at, "greeting");
    expect([subject, text, caret.field]).toEqual(["Hello", "Hi {greeting}", "text"]);
    expect(withPlace("password_reset", words, at, "name")[0].subject).toBe("{name}");
  });

  it("for the link gets a line of its own, wherever it is inserted", () => {
    fc.assert(
      fc.property(fc.constantFrom(...mailNames), fc.lorem(), fc.nat(40), (mail, said, at) => {
        const start = Math.min(at, said.length);
        const [{ text }] = withPlace(mail, { ...words, text: said }, { field: "text", start, end: start }, "link");
        expect(text.split("\n")).toContain("{link}");
        expect(placesOf(mail)).toContain("link");
      }),
    );
  });
});
