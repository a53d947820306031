import { type Language, languageNames, languages } from "@mindreel/contract/plain/languages";
import type { OwnWords } from "@mindreel/contract/site/settings";
import { type Fault, faultIn } from "@mindreel/messages/checks";
import type { Message } from "@mindreel/messages/format";
import { wordFaults as messages } from "@mindreel/messages/site/settings";
import { type Sentence, sentence } from "#domain/sentences.ts";

function messageOf(fault: Fault): Sentence {
  if (fault.kind === "empty") return sentence(messages, "empty");
  if (fault.kind === "count") return sentence(messages, "count", { place: fault.wanted });
  const { wanted, found } = fault;
  if (found === "") return sentence(messages, "needs", { wanted });
  return wanted === "" ? sentence(messages, "leaveOut", { found }) : sentence(messages, "parts", { wanted, found });
}

const messageIn =
  (language: Language, id: string, fault: Fault): Sentence =>
  (reader) =>
    `${id}: ${sentence(messages, "faultIn", { language: languageNames[language], fault: messageOf(fault)(reader) })(reader)}`;

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
