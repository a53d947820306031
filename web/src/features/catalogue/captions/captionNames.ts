import type { Caption } from "@mindreel/contract/catalogue/captions";
import { messages } from "@mindreel/messages/catalogue/captions";
import { format } from "#shared/language/format.ts";
import { language } from "#shared/language/language.ts";

/** German nouns stay capitalised. */
const inSentence = (noun: string): string => (language() === "de" ? noun : noun.toLowerCase());

/** The name of captions in sentences and button names. */
export const nameOf = ({ label, kind }: Pick<Caption, "label" | "kind">): string =>
  format(messages.named, { label, kind: inSentence(messages.kinds[kind]) });
