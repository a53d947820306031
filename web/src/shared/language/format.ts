import { formatIn, type Message, numberIn, type Values } from "@mindreel/messages/format";
import { language } from "./language.ts";

/** A message with its placeholders filled in, and in the plural form for its `count`. */
export const format = <const M extends Message>(message: M, values: Values<M>): string =>
  formatIn(language(), message, values);

/** A number on its own, in the page's language. */
export const numberOf = (number: number): string => numberIn(language(), number);
