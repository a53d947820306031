import type { CaptionKind } from "@mindreel/contract/plain/kinds/caption-kinds";
import { languageTag } from "#features/catalogue/mechanisms/caption-files/decode.policy.ts";

export interface NamedFile {
  /** Possible Oids or addresses of the file's video, most likely first. */
  readonly keys: readonly string[];
  readonly language: string | null;
  readonly kind: CaptionKind;
}

/** Markers of the kind in file names. */
const kinds: Readonly<Record<string, CaptionKind>> = {
  ...{ cc: "captions", sdh: "captions", captions: "captions", forced: "subtitles", subtitles: "subtitles" },
  ...{ chapters: "chapters", descriptions: "descriptions", metadata: "metadata" },
};

/** Any three letters have the form of a language tag, so only known languages count. */
const languages = new Intl.DisplayNames("en", { type: "language", fallback: "none" });
function languageIn(part: string): string | null {
  if (!/^[a-z]{2,3}(?:[-_][a-z0-9]{2,8})*$/i.test(part)) return null;
  const tag = languageTag(part.replaceAll("_", "-"));
  return tag !== null && languages.of(new Intl.Locale(tag).language) !== undefined ? tag : null;
}

/** Players write "hi" for "hearing impaired" after the language; anywhere else it is Hindi. */
const isForHearingImpaired = (parts: readonly string[]): boolean =>
  parts.at(-1)?.toLowerCase() === "hi" && parts.length > 2 && languageIn(parts.at(-2) ?? "") !== null;

const unencoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/**
 * Parses the name of a caption file: `OID.en.vtt`, `OID.en.sdh.srt`, `OID.en.hi.srt`, `A title [OID].de.vtt`, or an
 * encoded address instead of the Oid.
 */
export function readFileName(name: string): NamedFile {
  const whole = name.replace(/^.*[/\\](?=.)/s, "").replace(/\.(?:vtt|srt|txt)$/i, "");
  const parts = whole.split(".");
  let language: string | null = null;
  let kind: CaptionKind | null = null;
  while (parts.length > 1) {
    const last = parts.at(-1)?.toLowerCase() ?? "";
    const found =
      (Object.hasOwn(kinds, last) ? kinds[last] : undefined) ?? (isForHearingImpaired(parts) ? "captions" : undefined);
    if (found !== undefined) kind ??= found;
    else if (language === null && languageIn(last) !== null) language = languageIn(last);
    else break;
    parts.pop();
  }
  const base = parts.join(".");
  const bracketed = /\[([^[\]]+)\]\s*$/.exec(base)?.[1];
  // If the whole name is an Oid, what looks like a language is part of the Oid.
  const keys = [whole, base, bracketed, unencoded(base), unencoded(whole)].filter((key) => key !== undefined);
  return { keys: [...new Set(keys)].filter((key) => key !== ""), language, kind: kind ?? "subtitles" };
}
