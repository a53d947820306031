import { type Language, languageNames, languages } from "@mindreel/contract/plain/languages";
import type { SiteWords } from "@mindreel/contract/rendering";
import type { OwnSentence, OwnWords } from "@mindreel/contract/site/settings";
import { type Fault, faultIn } from "@mindreel/messages/checks";
import type { Message } from "@mindreel/messages/format";
import { all } from "@mindreel/messages/site/word-faults/all";
import { type Sentence, sentence } from "#domain/sentences.ts";

/** The owner's sentences, grouped by area. */
export const byArea = (words: OwnWords): SiteWords =>
  Object.fromEntries(
    Object.entries(words ?? {}).map(([language, sentences]) => {
      const areas: Record<string, Record<string, OwnSentence>> = {};
      for (const [id, sentence] of Object.entries(sentences)) {
        const [area = "", key = ""] = id.split(":");
        areas[area] = { ...areas[area], [key]: sentence };
      }
      return [language, areas];
    }),
  );

function messageOf(fault: Fault): Sentence {
  if (fault.kind === "empty") return sentence(all, "empty");
  if (fault.kind === "count") return sentence(all, "count", { place: fault.wanted });
  const { wanted, found } = fault;
  if (found === "") return sentence(all, "needs", { wanted });
  return wanted === "" ? sentence(all, "leaveOut", { found }) : sentence(all, "parts", { wanted, found });
}

const messageIn =
  (language: Language, id: string, fault: Fault): Sentence =>
  (reader) =>
    `${id}: ${sentence(all, "faultIn", { language: languageNames[language], fault: messageOf(fault)(reader) })(reader)}`;

/**
 * Errors in the owner's sentences compared with the built-in ones, at most one for each language. Sentences that this
 * release does not have belong to another release; pages leave them out.
 */
export const wordFaults = (words: OwnWords, builtIn: ReadonlyMap<string, Message>): Sentence[] =>
  languages.flatMap((language) => {
    for (const [id, own] of Object.entries(words?.[language] ?? {})) {
      const known = builtIn.get(id);
      const fault = known === undefined ? undefined : faultIn(known, own);
      if (fault !== undefined) return [messageIn(language, id, fault)];
    }
    return [];
  });
