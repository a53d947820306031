import type { Message } from "@mindreel/messages/format";
import { isPlural } from "./catalogue.ts";

/** What a sentence keeps in every language: its places, and its tags, each opened and closed. */
const partsOf = (text: string): readonly string[] => [...text.matchAll(/\{\w+\}|<\/?\w+>/g)].map(([part]) => part);
const withoutCount = (parts: readonly string[]) => parts.filter((part) => part !== "{count}");
const listed = (parts: readonly string[]) => [...parts].sort().join(" ");

const formsOf = (message: Message): readonly string[] =>
  isPlural(message) ? Object.values(message).filter((form) => form !== undefined) : [message];

/** What is wrong with a translation, in words for who made it; undefined: nothing. */
export function faultOf(english: Message, own: Message): string | undefined {
  const source = partsOf(isPlural(english) ? english.other : english);
  for (const form of formsOf(own)) {
    if (form.trim() === "") return "It says nothing.";
    const parts = partsOf(form);
    // One form of a plural may say its number in words.
    const [wanted, found] = isPlural(english) ? [withoutCount(source), withoutCount(parts)] : [source, parts];
    if (listed(wanted) !== listed(found))
      return `It has ${listed(found) || "no places"} instead of ${listed(wanted) || "none"}: ${form}`;
  }
  if (isPlural(english) && isPlural(own) && source.includes("{count}") && !own.other.includes("{count}"))
    return `The last form is for many numbers, so it needs {count}: ${own.other}`;
  return undefined;
}
