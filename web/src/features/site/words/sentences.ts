import type { Language } from "@mindreel/contract/plain/languages";
import type { OwnSentence, OwnWords } from "@mindreel/contract/site/values";
import { faultIn, isPlural, messagesIn, partsOf } from "@mindreel/messages/checks";
import type { Message } from "@mindreel/messages/format";
import { messages as faults } from "@mindreel/messages/site/word-faults";
import { format } from "#shared/language/format.ts";

/** A sentence of the app as it is built in. */
export interface Sentence {
  /** Its area and its key: `catalogue/card:play`. */
  readonly id: string;
  readonly builtIn: Message;
}

export const sentencesOf = (areas: Readonly<Record<string, object>>): Sentence[] =>
  Object.entries(areas).flatMap(([area, tree]) =>
    messagesIn(tree).map(([key, builtIn]) => ({ id: `${area}:${key}`, builtIn })),
  );

export const formsOf = (message: Message): readonly (readonly [form: Intl.LDMLPluralRule, text: string])[] =>
  isPlural(message)
    ? (["zero", "one", "two", "few", "many", "other"] as const).flatMap((form) => {
        const text = message[form];
        return text === undefined ? [] : [[form, text] as const];
      })
    : [["other", message]];

/** Where a sentence belongs, for those that read alike. */
export const areaOf = ({ id }: Sentence): string => id.slice(0, id.indexOf(":")).replaceAll("/", " › ");

/** What a sentence reads, in one line. */
export const textOf = (message: Message): string => (isPlural(message) ? message.other : message);

const folded = (text: string) => text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** Sentences that have all of the words, as they are built in or as the owner says them, those that say little else first. */
export function found(sentences: readonly Sentence[], search: string, own: Readonly<Record<string, OwnSentence>>) {
  const words = folded(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return sentences.filter(({ id }) => own[id] !== undefined);
  const having = sentences.filter(({ id, builtIn }) => {
    const said = own[id];
    const texts = [builtIn, ...(said === undefined ? [] : [said])].flatMap(formsOf).map(([, text]) => folded(text));
    return texts.some((text) => words.every((word) => text.includes(word)));
  });
  return having.sort((one, other) => textOf(one.builtIn).length - textOf(other.builtIn).length);
}

/** The owner's words with a sentence in one language; one that is built in is none of the owner's. */
export function withSentence(
  own: OwnWords,
  language: Language,
  { id, builtIn }: Sentence,
  said: OwnSentence | undefined,
): OwnWords {
  const { [language]: before = {}, ...others } = own ?? {};
  const { [id]: _, ...kept } = before;
  const isOwn = said !== undefined && JSON.stringify(said) !== JSON.stringify(builtIn);
  const words = isOwn ? { ...kept, [id]: said } : kept;
  const all = Object.keys(words).length === 0 ? others : { ...others, [language]: words };
  return Object.keys(all).length === 0 ? null : all;
}

/** What has to stay in a sentence as it is. */
export const placesOf = (message: Message): string => [...new Set(partsOf(textOf(message)))].join(" ");

/** Why a sentence cannot be saved, in words; undefined: it can. */
export function faultOf({ builtIn }: Sentence, said: OwnSentence): string | undefined {
  const fault = faultIn(builtIn, said);
  if (fault === undefined) return undefined;
  if (fault.kind === "empty") return faults.empty;
  if (fault.kind === "count") return format(faults.count, { place: fault.wanted });
  const { wanted, found } = fault;
  if (found === "") return format(faults.needs, { wanted });
  return wanted === "" ? format(faults.leaveOut, { found }) : format(faults.parts, { wanted, found });
}
