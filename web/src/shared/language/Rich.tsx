import { filledIn, formOf, type Message, type TagsIn, type Values } from "@mindreel/messages/format";
import { Fragment, type ReactNode } from "react";
import { language } from "./language.ts";

type Tags<M> = { readonly [Tag in TagsIn<M>]: (inside: string) => ReactNode };

type Props<M> = {
  readonly text: M;
  /** How to render `<link>…</link>`, by the name of the tag. */
  readonly tags: Tags<M>;
} & (Record<never, never> extends Values<M> ? { readonly values?: Values<M> } : { readonly values: Values<M> });

/** A message with links or other elements inside, wherever a language puts them in the sentence. */
export function Rich<const M extends Message>({ text, tags, values = {} as Values<M> }: Props<M>) {
  const given: Readonly<Record<string, string | number>> = values;
  const made: Readonly<Record<string, (inside: string) => ReactNode>> = tags;
  const parts = formOf(language(), text, Number(given.count ?? 0)).split(/<(\w+)>(.*?)<\/\1>/);
  // Alternately text, a tag's name, and its content.
  return parts.map((part, n) => {
    if (n % 3 === 1) return null;
    const filled = filledIn(language(), part, given);
    const name = n % 3 === 2 ? (parts[n - 1] ?? "") : "";
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence stay in their places
    return <Fragment key={n}>{made[name]?.(filled) ?? filled}</Fragment>;
  });
}
