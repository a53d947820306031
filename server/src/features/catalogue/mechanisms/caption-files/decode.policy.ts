import { sourceLanguage } from "@mindreel/contract/plain/languages";
import { refusals } from "@mindreel/messages/catalogue/captions";
import { type Sentence, sentence } from "#domain/sentences.ts";
import { hasLegacyEncodings, isIso2022, legacyText } from "./legacy-encoding.policy.ts";

/** The canonical form of a BCP 47 tag, such as `pt-BR`; null if invalid. */
export function languageTag(text: string): string | null {
  try {
    return Intl.getCanonicalLocales(text.trim())[0] ?? null;
  } catch {
    return null;
  }
}

/** A language's own name for itself, such as `Deutsch`; falls back to the tag. */
export function ownNameOf(tag: string): string {
  try {
    const name = new Intl.DisplayNames([tag, "en"], { type: "language" }).of(tag) ?? tag;
    return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
  } catch {
    return tag;
  }
}

/** A file that cannot be used at all, with a message for the person who sent it. */
export class UnreadableCaptions extends Error {
  readonly sentence: Sentence;

  constructor(message: Sentence) {
    super(message(sourceLanguage));
    this.sentence = message;
  }
}

/** Stands for what cannot be decoded. */
export const unknownLetter = "\ufffd";

/** Detects UTF-16 by its byte order mark or, without one, by the position of the zero bytes in Western text. */
function utf16Of(bytes: Uint8Array): "utf-16le" | "utf-16be" | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  const sample = bytes.subarray(0, 1000);
  const zeros = [0, 0];
  for (const [at, byte] of sample.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (odd > sample.length / 4 && even === 0) return "utf-16le";
  return even > sample.length / 4 && odd === 0 ? "utf-16be" : null;
}

/** UTF-8, with `unknownLetter` for the odd broken byte; null for other encodings, where nearly all are broken. */
function utf8(bytes: Uint8Array): string | null {
  const text = new TextDecoder().decode(bytes);
  if (!text.includes(unknownLetter)) return text;
  let [whole, broken] = [0, 0];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 0xfffd) broken++;
    else if (code >= 0x80) whole++;
  }
  const isMarked = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  return broken <= whole / 10 + (isMarked ? 3 : 0) ? text : null;
}

function textOf(bytes: Uint8Array, language: string): string {
  const utf16 = utf16Of(bytes);
  if (utf16 !== null) return new TextDecoder(utf16).decode(bytes);
  const text = (isIso2022(bytes) ? null : utf8(bytes)) ?? legacyText(bytes, language);
  if (text !== null) return text;
  throw new UnreadableCaptions(
    hasLegacyEncodings(language)
      ? sentence(refusals, "otherEncoding", { language: ownNameOf(language) })
      : sentence(refusals, "encoding"),
  );
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for
const controls = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/g;

/**
 * Decodes a file: UTF-8, UTF-16, or an encoding that old programs used for its language.
 * @param language a BCP 47 tag
 * @throws UnreadableCaptions
 */
export function decoded(bytes: Uint8Array, language: string): string {
  const text = textOf(bytes, language);
  const sample = text.slice(0, 4000);
  if ((sample.match(controls)?.length ?? 0) > sample.length / 100)
    throw new UnreadableCaptions(sentence(refusals, "notText"));
  return text;
}
