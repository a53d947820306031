import type { Message, Plural } from "@mindreel/messages/format";

export const isPlural = (message: object | string | undefined): message is Plural =>
  typeof message === "object" && "other" in message && typeof message.other === "string";

/** Each message of a group by its id: the group's beginning, and a path such as `places.home`. */
export function messagesIn(tree: object, beginning: string): readonly (readonly [id: string, message: Message])[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "string" || isPlural(value)
      ? [[beginning + key, value] as const]
      : messagesIn(value, `${beginning}${key}.`),
  );
}

/** What every wording of a sentence must keep: its placeholders, and its tags, each opened and closed. */
export const partsOf = (text: string): readonly string[] =>
  [...text.matchAll(/\{\w+\}|<\/?\w+>/g)].map(([part]) => part);

const withoutCount = (parts: readonly string[]) => parts.filter((part) => part !== "{count}");
const listed = (parts: readonly string[]) => [...parts].sort().join(" ");

const formsOf = (message: Message): readonly string[] =>
  isPlural(message) ? Object.values(message).filter((form) => form !== undefined) : [message];

/**
 * `empty`: a form has no text; `parts`: its placeholders or tags differ from the sentence's; `count`: the number is
 * missing.
 */
export type Fault =
  | { readonly kind: "empty" }
  | { readonly kind: "parts" | "count"; readonly wanted: string; readonly found: string };

/** What is wrong with another wording of a sentence; undefined if nothing. */
export function faultIn(sentence: Message, own: Message): Fault | undefined {
  const source = partsOf(isPlural(sentence) ? sentence.other : sentence);
  for (const form of formsOf(own)) {
    if (form.trim() === "") return { kind: "empty" };
    const parts = partsOf(form);
    // One form of a plural may spell out its number.
    const [wanted, found] = isPlural(sentence) ? [withoutCount(source), withoutCount(parts)] : [source, parts];
    if (listed(wanted) !== listed(found)) return { kind: "parts", wanted: listed(wanted), found: listed(found) };
  }
  if (isPlural(sentence) && isPlural(own) && source.includes("{count}") && !own.other.includes("{count}"))
    return { kind: "count", wanted: "{count}", found: own.other };
  return undefined;
}
