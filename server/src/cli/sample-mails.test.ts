import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { languages } from "@mindreel/contract/plain/languages";
import { describe, expect, it } from "vitest";
import { emailTemplate } from "#mail/email-template.ts";
import { sampleMails } from "./sample-mails.ts";

const src = path.resolve(import.meta.dirname, "..");
const settings = { appName: "Kino & Ä", publicUrl: "https://films.example", languages };
const mails = sampleMails(settings, "en");

it("has a sample of every mail", () => {
  const source = readFileSync(path.join(src, "cli/sample-mails.ts"), "utf8");
  const writers = globSync("features/**/*.ts", { cwd: src, exclude: ["**/planted/**"] }).filter((file) =>
    /\b(?:emailTemplate|writtenMail)\(/.test(readFileSync(path.join(src, file), "utf8")),
  );
  expect(writers.length).toBeGreaterThanOrEqual(5);
  for (const file of writers) {
    expect(source).toContain(`"#${file}"`);
    const text = readFileSync(path.join(src, file), "utf8");
    for (const [, name] of text.matchAll(/export function (\w+Mail)\b/g)) expect(source).toContain(` ${name}(`);
  }
});

describe.each([...mails])("the mail %s", (_, { html, text, subject, to }) => {
  it("has the same content as HTML and as text, and links only to our own site", () => {
    expect(to).toMatch(/^ada@example\.(com|org)$/);
    expect(subject).not.toMatch(/[\r\n]|undefined|null/);
    const links = (part: string) => new Set(part.match(/https?:\/\/[^\s"<]+/g));
    // Stills are the same for everybody, so that nobody learns who has opened a mail.
    const unpictured = html.replaceAll(/<img src="https:\/\/films\.example\/media\/[^"]+" alt="" [^>]*>/g, "");
    expect(links(text)).toEqual(links(unpictured));
    for (const link of links(text)) expect(new URL(link).origin).toBe("https://films.example");
    expect(text).toMatch(/^\S[\s\S]*\n\n-- \nKino & Ä\n$/);
    expect(text).not.toMatch(/<|&amp;|undefined|\[object/);
    expect(html).toContain("Kino &amp; Ä");
    // A link that has no name is not read aloud.
    expect(html).not.toMatch(/<a (?![^>]*aria-hidden)[^>]*><img/);
    expect(unpictured).not.toMatch(/<img|url\(|<script|<link|undefined|\[object/);
  });

  it("supports light and dark schemes, and Outlook", () => {
    expect(html).toMatch(/^<!doctype html>\n<html[^>]* lang="en"/);
    for (const part of ['content="light dark"', "prefers-color-scheme:dark", "[data-ogsc]", "<!--[if mso]>"]) {
      expect(html).toContain(part);
    }
    // Mail programs clip longer ones.
    expect(html.length).toBeLessThan(100_000);
  });
});

const linksIn = (text: string) => (text.match(/https?:\/\/[^\s"<]+?(?=[.،]?(?:[\s"<]|$))/g) ?? []).toSorted();

it.each(languages.filter((language) => language !== "en"))("mails in %s are fully translated", (language) => {
  for (const [name, { html, text, subject }] of sampleMails(settings, language)) {
    const english = mails.get(name);
    expect(html, name).toMatch(`lang="${language}"`);
    expect(html.includes('dir="rtl"'), name).toBe(language === "ar");
    expect(text + subject, name).not.toMatch(/[{}]|undefined|\[object/);
    expect(subject, name).not.toBe(english?.subject);
    expect(linksIn(text), name).toEqual(linksIn(english?.text ?? ""));
    const sentences = new Set(
      english?.text
        .split("\n")
        .filter((line) => /\p{L}{2} /u.test(line) && line.length > 12 && !line.includes("/watch/")),
    );
    expect(
      text.split("\n").filter((line) => sentences.has(line)),
      name,
    ).toEqual([]);
  }
});

it.each([
  ["en", /^\p{Lu}/u],
  ["es", /^\p{Lu}/u],
  ["fr", /^\p{Lu}/u],
  ["de", /^\p{Ll}/u],
] as const)("the text after the greeting begins as letters in %s do", (language, beginning) => {
  for (const [name, { text }] of sampleMails(settings, language)) {
    const greeted = /^(?:Hello|Hola|Bonjour|Hallo)\b.*\n\n(.*)/m.exec(text);
    if (greeted !== null) expect(greeted[1], name).toMatch(beginning);
  }
});

it("escapes names", () => {
  const odd = `<b onload="x">'&amp;`;
  const { html, text } = emailTemplate("Films", {
    title: odd,
    before: [odd],
    action: { text: odd, link: "https://films.example/?a=1&b=2" },
    after: [odd],
  });
  expect(html).not.toContain("<b ");
  expect(html).toContain('href="https://films.example/?a=1&amp;b=2"');
  expect(text.split("\n").filter((line) => line.startsWith(odd))).toHaveLength(4);
  expect(text).toContain(`${odd} https://films.example/?a=1&b=2\n`);
});
