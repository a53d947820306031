import type { SourceKind } from "@mindreel/contract/catalogue/videos";
import type { CaptionKind } from "@mindreel/contract/plain/kinds/caption-kinds";
import { limits } from "@mindreel/contract/plain/limits";
import type { Cue, CueFile } from "#features/catalogue/mechanisms/caption-files/cues.policy.ts";
import { languageTag } from "#features/catalogue/mechanisms/caption-files/languages.policy.ts";

/** A subtitle rendition in an HLS playlist. */
export interface Rendition {
  readonly url: string;
  readonly language: string;
  readonly label: string;
  readonly kind: CaptionKind;
}

const renditionsAtMost = 20;

/**
 * The playlist of a source: its own address, or the HLS playlist its provider offers as well. Mux and Cloudflare Stream
 * serve every video as HLS, with its captions listed there. Null if there is none.
 */
export function playlistOf({ kind, url }: { readonly kind: SourceKind; readonly url: string }): string | null {
  if (kind === "hls") return url;
  const address = URL.parse(url);
  if (address === null || kind === "youtube" || kind === "vimeo") return null;
  if (address.hostname === "stream.mux.com") {
    address.pathname = `${/^\/[^/.]+/.exec(address.pathname)?.[0] ?? ""}.m3u8`;
    return address.href;
  }
  if (/\.cloudflarestream\.com$|^videodelivery\.net$/.test(address.hostname)) {
    address.pathname = `${/^\/[^/]+/.exec(address.pathname)?.[0] ?? ""}/manifest/video.m3u8`;
    address.search = "";
    return address.href;
  }
  return null;
}

/** `NAME="English",LANGUAGE="en"` as a map. */
const attributesOf = (line: string): ReadonlyMap<string, string> =>
  new Map(
    [...line.matchAll(/([A-Z0-9-]+)=(?:"([^"]*)"|([^",]*))/g)].map(([, name = "", quoted, bare]) => [
      name,
      quoted ?? bare ?? "",
    ]),
  );

/** The subtitles of a master playlist, except forced ones, which only translate signs. */
export function renditionsOf(playlist: string, base: string): Rendition[] {
  const found = [...playlist.matchAll(/^#EXT-X-MEDIA:(.*)$/gm)].flatMap(([, line = ""]): Rendition[] => {
    const attributes = attributesOf(line);
    const url = URL.parse(attributes.get("URI") ?? "", base);
    const usable = attributes.get("TYPE") === "SUBTITLES" && attributes.get("FORCED") !== "YES";
    if (!usable || url === null || !attributes.has("URI") || !/^https?:$/.test(url.protocol)) return [];
    const described = /describes-music-and-sound|transcribes-spoken-dialog/.test(
      attributes.get("CHARACTERISTICS") ?? "",
    );
    return [
      {
        url: url.href,
        language: languageTag(attributes.get("LANGUAGE") ?? "") ?? "und",
        label: (attributes.get("NAME") ?? "").trim().slice(0, limits.captionLabel),
        kind: described ? "captions" : "subtitles",
      },
    ];
  });
  // The same rendition is repeated in the groups of other variants.
  return [...new Map(found.map((each) => [each.url, each])).values()].slice(0, renditionsAtMost);
}

/** The pieces of a rendition, in order. */
export const piecesOf = (playlist: string, base: string): string[] =>
  playlist
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"))
    .flatMap((line) => URL.parse(line, base)?.href ?? []);

/**
 * Joins the pieces of a stream. Times count from the start of the first piece. A cue that spans two pieces is listed in
 * both.
 */
export function joined(pieces: readonly CueFile[]): CueFile {
  const zero = pieces[0]?.offset ?? 0;
  const cues = new Map<string, Cue>();
  for (const piece of pieces) {
    const shift = Math.round(piece.offset - zero);
    for (const cue of piece.cues) {
      const moved = { ...cue, start: Math.max(0, cue.start + shift), end: cue.end + shift };
      if (moved.end > moved.start) cues.set(`${moved.start} ${moved.end} ${cue.markup}`, moved);
    }
  }
  return {
    cues: [...cues.values()].toSorted((a, b) => a.start - b.start),
    // Line numbers within pieces mean nothing to a person.
    faults: [],
    faultCount: pieces.reduce((sum, { faultCount }) => sum + faultCount, 0),
    offset: 0,
  };
}
