import { fold } from "@mindreel/contract/plain/folding";
import type { Language } from "@mindreel/contract/plain/languages";
import type { OwnSentence, OwnWords } from "@mindreel/contract/site/settings";
import { faultIn, isPlural, messagesIn, partsOf } from "@mindreel/messages/checks";
import type { Message } from "@mindreel/messages/format";
import { wordFaults as faults, words as messages } from "@mindreel/messages/site/settings";
import { format } from "#shared/language/format.ts";

/** A built-in sentence of the app. */
export interface Sentence {
  /** Its file, and its path in there: `catalogue/videos:card.play`. */
  readonly id: string;
  readonly builtIn: Message;
}

/** @param groups by the beginning of their ids */
export const sentencesOf = (groups: Readonly<Record<string, object>>): Sentence[] =>
  Object.entries(groups).flatMap(([beginning, messages]) =>
    messagesIn(messages, beginning).map(([id, builtIn]) => ({ id, builtIn })),
  );

export const formsOf = (message: Message): readonly (readonly [form: Intl.LDMLPluralRule, text: string])[] =>
  isPlural(message)
    ? (["zero", "one", "two", "few", "many", "other"] as const).flatMap((form) => {
        const text = message[form];
        return text === undefined ? [] : [[form, text] as const];
      })
    : [["other", message]];

/** By the beginning of a sentence's id; the first that fits counts. */
const areas = [
  [/^(wire|media):|:(\w*[fF]aults|refusals|offerRefusals|report|calls)\./, "errors"],
  [/^mail:|^newsletter\/digest:(?!settings)|^notices\/notice-mails:|:\w*[mM]ail\.|security:notices\./, "emails"],
  [/^billing\/subscription:gate\./, "paywall"],
  [/^(landing|shared\/words):/, "landing"],
  [/^app:(menu|superuserMenu|accountMenu|visitorLinks|optionsMenu|optionsMenuItems|search)\./, "menus"],
  [/^app:\w*[tT]itles\./, "titles"],
  [/^catalogue\/(search|videos|series|teasers|chapters|home):/, "videos"],
  [/^catalogue\//, "library"],
  [/^accounts\//, "accounts"],
  [/^billing\//, "payments"],
  [/^playback\//, "player"],
  [/^engagement\//, "lists"],
  [/^newsletter\//, "news"],
  [/^notices\//, "notices"],
  [/^(admin|site)\//, "managing"],
] as const;

/** Where a sentence belongs, to distinguish sentences with the same text. */
export const areaOf = ({ id }: Sentence): string =>
  messages.areas[areas.find(([beginning]) => beginning.test(id))?.[1] ?? "everywhere"];

/** A sentence's text, on one line. */
export const textOf = (message: Message): string => (isPlural(message) ? message.other : message);

/** Sentences that contain all of the words, in the built-in or the owner's wording, shortest first. */
export function found(sentences: readonly Sentence[], search: string, own: Readonly<Record<string, OwnSentence>>) {
  const words = fold(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return sentences.filter(({ id }) => own[id] !== undefined);
  const having = sentences.filter(({ id, builtIn }) => {
    const said = own[id];
    const texts = [builtIn, ...(said === undefined ? [] : [said])].flatMap(formsOf).map(([, text]) => fold(text));
    return texts.some((text) => words.every((word) => text.includes(word)));
  });
  return having.sort((one, other) => textOf(one.builtIn).length - textOf(other.builtIn).length);
}

/** The owner's wording with one sentence changed in one language. A wording that equals the built-in one is removed. */
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

/** What a wording of the sentence has to keep. */
export const placesOf = (message: Message): string => [...new Set(partsOf(textOf(message)))].join(" ");

/** Why a sentence's wording cannot be saved, in words; undefined if it can. */
export function faultOf({ builtIn }: Sentence, said: OwnSentence): string | undefined {
  const fault = faultIn(builtIn, said);
  if (fault === undefined) return undefined;
  if (fault.kind === "empty") return faults.empty;
  if (fault.kind === "count") return format(faults.count, { place: fault.wanted });
  const { wanted, found } = fault;
  if (found === "") return format(faults.needs, { wanted });
  return wanted === "" ? format(faults.leaveOut, { found }) : format(faults.parts, { wanted, found });
}
