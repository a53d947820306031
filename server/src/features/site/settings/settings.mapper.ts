import { isDeepStrictEqual } from "node:util";
import { fontLabels, fontNames } from "@mindreel/contract/plain/kinds/fonts";
import { isMailSetting, mailFields } from "@mindreel/contract/plain/kinds/mails";
import { heroPath, iconPath, logoPath, signInPath } from "@mindreel/contract/plain/kinds/site-pictures";
import { languageNames, languages } from "@mindreel/contract/plain/languages";
import type { SettingsVersion } from "@mindreel/contract/site/settings";
import {
  HeroPicture,
  Logo,
  OwnMail,
  type OwnSentence,
  OwnWords,
  PictureId,
  ValuesBesideMails,
} from "@mindreel/contract/site/settings";
import type { Static } from "typebox";
import { Value } from "typebox/value";
import { changedNames } from "./settings.policy.ts";
import type { HistoryRow } from "./settings.repository.ts";

/** The maximum number of characters of a value shown in the history. */
const shown = 120;

function inWords(value: unknown): string {
  if (value === undefined || value === null) return "";
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return text.length <= shown ? text : `${text.slice(0, shown).toWellFormed()}…`;
}

/** A mail's words that differ from another version, by language. */
function wordsBeside(mail: OwnMail, other: unknown): string {
  const others = Value.Check(OwnMail, other) ? other : null;
  const changes = languages.flatMap((language) => {
    const words = mail?.[language];
    const fields = mailFields.filter((field) => words?.[field] !== others?.[language]?.[field]);
    if (words === undefined || fields.length === 0) return [];
    return [`${languageNames[language]}: ${fields.map((field) => words[field]).join(" · ")}`];
  });
  return inWords(changes.join(" · "));
}

const sentenceInWords = (said: OwnSentence): string =>
  typeof said === "string" ? said : [...new Set(Object.values(said))].join(" / ");

/** The owner's sentences that differ from another version, by language. */
function sentencesBeside(words: OwnWords, other: unknown): string {
  const others = Value.Check(OwnWords, other) ? other : null;
  const changes = languages.flatMap((language) => {
    const said = Object.entries(words?.[language] ?? {})
      .filter(([id, sentence]) => !isDeepStrictEqual(sentence, others?.[language]?.[id]))
      .map(([, sentence]) => sentenceInWords(sentence));
    return said.length === 0 ? [] : [`${languageNames[language]}: ${said.join(" · ")}`];
  });
  return inWords(changes.join(" · "));
}

const { links, questions, voices, sections, plan_features, pages, film_captions } = ValuesBesideMails.properties;

type OwnPages = Static<typeof pages>;

/** The owner's pages that differ from another version; if only their order does, the titles of all. */
function pagesBeside(own: OwnPages, other: unknown): readonly string[] {
  const others = Value.Check(pages, other) ? other : [];
  const written = own.filter((page) => !others.some((each) => isDeepStrictEqual(each, page)));
  const isReordered = written.length === 0 && own.length === others.length;
  return isReordered ? own.map(({ title }) => title) : written.flatMap(({ title, text }) => [title, text]);
}

/** What is in a list, in the order of the form: PostgreSQL orders the keys of JSON objects by itself. */
function itemsIn(setting: string, value: unknown, other: unknown): readonly string[] | undefined {
  if ((setting === "links" || setting === "social") && Value.Check(links, value)) {
    return value.flatMap(({ label, url }) => [label, url]);
  }
  if (setting === "questions" && Value.Check(questions, value)) {
    return value?.flatMap(({ question, answer }) => [question, answer]);
  }
  if (setting === "voices" && Value.Check(voices, value)) return value.flatMap(({ words, name }) => [words, name]);
  if (setting === "sections" && Value.Check(sections, value)) {
    return value.filter(({ shown: isShown }) => isShown).map(({ section }) => section);
  }
  if (setting === "pages" && Value.Check(pages, value)) return pagesBeside(value, other);
  return setting === "plan_features" && Value.Check(plan_features, value) ? (value ?? undefined) : undefined;
}

/** A setting's value as text, and as a picture if it is one; compared with its value in another version. */
function show(setting: string, value: unknown, other: unknown): { text: string; picture: string | null } {
  if (isMailSetting(setting) && Value.Check(OwnMail, value)) return { text: wordsBeside(value, other), picture: null };
  if (setting === "words" && Value.Check(OwnWords, value)) {
    return { text: sentencesBeside(value, other), picture: null };
  }
  if (setting === "logo" && Value.Check(Logo, value)) {
    return { text: inWords(value.description), picture: logoPath(value.light) };
  }
  const typeface = fontNames.find((name) => setting === "font" && name === value);
  if (typeface !== undefined) return { text: fontLabels[typeface], picture: null };
  if (setting === "film_captions" && Value.Check(film_captions, value)) {
    return { text: inWords(value && `${languageNames[value.language]}: ${value.text}`), picture: null };
  }
  if (setting === "icon" && Value.Check(PictureId, value)) return { text: "", picture: iconPath(value, 48) };
  if (setting === "sign_in" && Value.Check(PictureId, value)) return { text: "", picture: signInPath(value, 640) };
  if (setting === "hero" && Value.Check(HeroPicture, value)) {
    return value.kind === "picture"
      ? { text: "", picture: heroPath(value.id, 640) }
      : { text: value.kind, picture: null };
  }
  return { text: inWords(itemsIn(setting, value, other)?.join(" · ") ?? value), picture: null };
}

export const toSettingsVersion = ({ id, at, by, undoes, before, after }: HistoryRow): SettingsVersion => ({
  id,
  at: at.toISOString(),
  by,
  undoes,
  changes: changedNames(before, after).map((setting) => {
    const [was, is] = [before[setting], after[setting]];
    const [from, to] = [show(setting, was, is), show(setting, is, was)];
    const pictures = { from: from.picture, to: to.picture };
    const isSeen = pictures.from !== null || pictures.to !== null;
    return { setting, from: from.text, to: to.text, ...(isSeen && { pictures }) };
  }),
});
