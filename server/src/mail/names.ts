import { type Language, sourceLanguage } from "@mindreel/contract/plain/languages";
import { inLanguage } from "@mindreel/messages/in-language";
import { frame } from "@mindreel/messages/mail";
import { sentence } from "#domain/sentences.ts";

/** Host names such as `evil.example`, IP addresses, email addresses, schemes; other scripts' dots count as dots. */
const address = /[@＠]|[/\\]|\b(?:https?|www)\b|[\p{L}\p{N}][.。][\p{L}\p{N}-]{2,}|\d[.。]\d+[.。]\d|\p{Cc}/iu;

/**
 * Whether a name contains an address. Anybody can enter a stranger's email address together with any name, so such a
 * name would make our mail carry their link.
 */
export const holdsAddress = (name: string): boolean =>
  address.test(name.normalize("NFKC").replaceAll(/\p{Cf}/gu, "")) || name.trim() === "";

/** The first line of a mail. */
export const greeting = (name: string, language: Language = sourceLanguage): string =>
  holdsAddress(name) ? inLanguage(frame, language).greeting : sentence(frame, "greetingByName", { name })(language);

/** Names an account within a sentence, as in `the Mindreel account ada`. */
export const accountNamed = (app: string, name: string, language: Language = sourceLanguage): string =>
  holdsAddress(name)
    ? sentence(frame, "account", { app })(language)
    : sentence(frame, "accountByName", { app, name })(language);
