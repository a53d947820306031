import { formatIn, type Message, numberIn, type Values } from "@mindreel/messages/format";
import { language } from "./language.ts";

/** A message with its places filled, and in the form that its `count` asks for. */
export const format = <const M extends Message>(message: M, values: Values<M>): string =>
  formatIn(language(), message, values);

/** A number on its own, as the page's language writes it. */
export const numberOf = (number: number): string => numberIn(language(), number);
