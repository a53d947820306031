import { sourceLanguage } from "@mindreel/contract/plain/languages";
import { refusals } from "@mindreel/messages/catalogue/captions";
import { type Sentence, sentence } from "#domain/sentences.ts";
/** A file that cannot be used at all, with a message for the person who sent it. */
export class UnreadableCaptions extends Error {
  readonly sentence: Sentence;

  constructor(message: Sentence) {
    super(message(sourceLanguage));
    this.sentence = message;
  }
}

function decodeAs(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

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

/** Latin-1 text has only occasional accents; in other scripts' code pages, nearly every letter is a high byte. */
function looksLatin(bytes: Uint8Array): boolean {
  let letters = 0;
  let high = 0;
  for (const byte of bytes) {
    if ((byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7a) letters++;
    else if (byte >= 0x80) high++;
  }
  return high < letters / 2;
}

function textOf(bytes: Uint8Array): string {
  const utf16 = utf16Of(bytes);
  const text = decodeAs(utf16 ?? "utf-8", bytes);
  if (text !== null) return text;
  if (utf16 === null && looksLatin(bytes)) return new TextDecoder("windows-1252").decode(bytes);
  throw new UnreadableCaptions(sentence(refusals, "encoding"));
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for
const controls = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/g;

/**
 * Decodes a file: UTF-8, UTF-16, or Latin-1 as written by Windows.
 * @throws UnreadableCaptions
 */
export function decoded(bytes: Uint8Array): string {
  const text = textOf(bytes);
  const sample = text.slice(0, 4000);
  if ((sample.match(controls)?.length ?? 0) > sample.length / 100)
    throw new UnreadableCaptions(sentence(refusals, "notText"));
  return text;
}
