import { type Writing, writingOf } from "./writings.policy.ts";

/** Bytes that are looked at, and how much of them may not belong to the language. */
const [sampled, tolerance] = [10_000, 0.1];

/** Signs of any language. Others are typical of text that was read in the wrong encoding. */
const neutral = /[\u00a0\u00ad–—‘’‚“”„«»‹›…¿¡°€£§©®™•·№♪♫×½\u200b-\u200f\u3000-\u303f\uff01-\uff60\uffe0-\uffe6]/;
const latin = /\p{Script=Latin}/u;
/** Scripts that are not mixed with Latin letters in a word. */
const greekOrCyrillic = /[\u0370-\u052f]/;

interface Fit {
  readonly cost: number;
  /** The part of what is not ASCII that does not belong to the language. */
  readonly foreign: number;
}

/** How well a decoded text fits a language. */
function fit(text: string, { has, joiners, rare }: Writing): Fit {
  let [own, foreign, shouted, ascii] = [0, 0, 0, 0];
  let before = " ";
  const letters = [...text];
  for (const [at, letter] of letters.entries()) {
    const last = before;
    before = letter;
    if (letter < "\u0080") {
      if (/[a-z]/i.test(letter)) ascii++;
      continue;
    }
    const next = letters[at + 1] ?? " ";
    if (neutral.test(letter)) {
      // Letters that were read as signs: "mo¿e", "ma–ana".
      if (latin.test(last) && latin.test(next) && !joiners.includes(letter)) foreign++;
      continue;
    }
    const isUpper = letter !== letter.toLowerCase();
    // Capitals inside of a word are other letters too: "cafÈ".
    const isInside = isUpper && last !== last.toUpperCase();
    const isMixed = greekOrCyrillic.test(letter) && (latin.test(last) || latin.test(next));
    if (isInside || isMixed || !has(letter.toLowerCase())) foreign++;
    else if (/\s/.test(last) && /\s/.test(next) && latin.test(letter)) continue;
    else own++;
    // KOI8-R text of small letters is read by others as capitals.
    if (isUpper && last !== last.toLowerCase()) shouted++;
  }
  if (rare && own > 5 + ascii / 20) foreign += own;
  return { cost: foreign + shouted / 10, foreign: foreign === 0 ? 0 : foreign / (own + foreign) };
}

/** From the line of the first byte that is not ASCII. */
function sampleOf(bytes: Uint8Array): Uint8Array {
  const first = Math.max(
    0,
    bytes.findIndex((byte) => byte >= 0x80),
  );
  const start = bytes.lastIndexOf(0x0a, first) + 1;
  const cut = bytes.indexOf(0x0a, start + sampled);
  return bytes.subarray(start, cut === -1 ? start + 2 * sampled : cut);
}

/** Whether it is ISO-2022, which consists of ASCII bytes: `ESC $` and `ESC (` switch to other letters. */
export function isIso2022(bytes: Uint8Array): boolean {
  for (let at = bytes.indexOf(0x1b); at !== -1; at = bytes.indexOf(0x1b, at + 1))
    if (bytes[at + 1] === 0x24 || bytes[at + 1] === 0x28) return true;
  return false;
}

/** Whether the language's old encodings are known. */
export const hasLegacyEncodings = (language: string): boolean => writingOf(language) !== undefined;

/** Decodes text of a time before UTF-8. Null if it fits no encoding of the language. */
export function legacyText(bytes: Uint8Array, language: string): string | null {
  const writing = writingOf(language);
  if (writing === undefined) return null;
  if (isIso2022(bytes))
    return new Intl.Locale(language).language === "ja" ? new TextDecoder("iso-2022-jp").decode(bytes) : null;
  const sample = sampleOf(bytes);
  const decode = (encoding: string, some: Uint8Array) => new TextDecoder(encoding).decode(some).normalize("NFC");
  const [best] = writing.encodings
    .map((encoding) => ({ encoding, ...fit(decode(encoding, sample), writing) }))
    .toSorted((a, b) => a.cost - b.cost);
  return best === undefined || best.foreign > tolerance ? null : decode(best.encoding, bytes);
}
