import type { SourceKind } from "@mindreel/contract/catalogue/videos";
import type { CaptionKind } from "@mindreel/contract/plain/kinds/caption-kinds";
import { limits } from "@mindreel/contract/plain/limits";
import { hostnameOf } from "#domain/names/host.ts";
import { inSlices } from "#domain/work/slices.ts";
import { type Cue, type CueFile, requireFewCues } from "#features/catalogue/mechanisms/caption-files/cues.policy.ts";
import { languageTag } from "#features/catalogue/mechanisms/caption-files/decode.policy.ts";

/** A subtitle rendition in an HLS playlist. */
export interface Rendition {
  readonly url: string;
  readonly language: string;
  readonly label: string;
  readonly kind: CaptionKind;
}

const renditionsAtMost = 20;
/** Lines that are read of a master playlist. */
const linesAtMost = 5000;

/**
 * The playlist of a source: its own address, or the HLS playlist its provider offers as well. Mux and Cloudflare Stream
 * serve every video as HLS, with its captions listed there. Null if there is none.
 */
export function playlistOf({ kind, url }: { readonly kind: SourceKind; readonly url: string }): string | null {
  if (kind === "hls") return url;
  const address = URL.parse(url);
  if (address === null || kind === "youtube" || kind === "vimeo") return null;
  if (hostnameOf(address) === "stream.mux.com") {
    address.pathname = `${/^\/[^/.]+/.exec(address.pathname)?.[0] ?? ""}.m3u8`;
    return address.href;
  }
  if (/\.cloudflarestream\.com$|^videodelivery\.net$/.test(hostnameOf(address))) {
    address.pathname = `${/^\/[^/]+/.exec(address.pathname)?.[0] ?? ""}/manifest/video.m3u8`;
    address.search = "";
    return address.href;
  }
  return null;
}

/** `NAME="English",LANGUAGE="en"` as a map. */
function attributesOf(list: string): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>();
  let from = 0;
  for (let at = list.indexOf("="); at >= 0; at = list.indexOf("=", from)) {
    const isQuoted = list.charAt(at + 1) === '"';
    const begins = isQuoted ? at + 2 : at + 1;
    const end = list.indexOf(isQuoted ? '"' : ",", begins);
    const ends = end < 0 ? list.length : end;
    attributes.set(list.slice(from, at).replaceAll(",", "").trim(), list.slice(begins, ends));
    from = ends + 1;
  }
  return attributes;
}

/** A rendition that an attribute list names; undefined unless it has subtitles of everything that is said. */
function renditionOf(list: string, base: string): Rendition | undefined {
  const attributes = attributesOf(list);
  const address = attributes.get("URI");
  if (address === undefined || attributes.get("TYPE") !== "SUBTITLES" || attributes.get("FORCED") === "YES") {
    return undefined;
  }
  const url = URL.parse(address, base);
  if (url === null || !/^https?:$/.test(url.protocol)) return undefined;
  const described = /describes-music-and-sound|transcribes-spoken-dialog/.test(attributes.get("CHARACTERISTICS") ?? "");
  return {
    url: url.href,
    language: languageTag(attributes.get("LANGUAGE") ?? "") ?? "und",
    label: (attributes.get("NAME") ?? "").trim().slice(0, limits.captionLabel),
    kind: described ? "captions" : "subtitles",
  };
}

/** The subtitles of a master playlist, except forced ones, which only translate signs. */
export function renditionsOf(playlist: string, base: string): Rendition[] {
  const tag = "#EXT-X-MEDIA:";
  // The same rendition is repeated in the groups of other variants.
  const found = new Map<string, Rendition>();
  for (const line of playlist.split("\n", linesAtMost)) {
    const rendition = line.startsWith(tag) ? renditionOf(line.slice(tag.length).trimEnd(), base) : undefined;
    if (rendition !== undefined) found.set(rendition.url, rendition);
  }
  return [...found.values()].slice(0, renditionsAtMost);
}

/**
 * The addresses of the pieces of a rendition, in order.
 * @param most how many are returned; there may be more
 */
export function piecesOf(playlist: string, base: string, most: number): string[] {
  const pieces: string[] = [];
  for (const each of playlist.split("\n")) {
    const line = each.trim();
    const address = line.startsWith("#") || line === "" ? null : URL.parse(line, base);
    if (address !== null) pieces.push(address.href);
    if (pieces.length === most) break;
  }
  return pieces;
}

/**
 * Joins the pieces of a stream. Times count from the start of the first piece. A cue that spans two pieces is listed in
 * both.
 * @throws UnreadableCaptions if there are too many
 */
export async function joined(pieces: readonly CueFile[]): Promise<CueFile> {
  const zero = pieces[0]?.offset ?? 0;
  const cues = new Map<string, Cue>();
  for (const piece of pieces) {
    const shift = Math.round(piece.offset - zero);
    await inSlices(piece.cues, (cue) => {
      const moved = { ...cue, start: Math.max(0, cue.start + shift), end: cue.end + shift };
      if (moved.end > moved.start) cues.set(`${moved.start} ${moved.end} ${cue.markup}`, moved);
      requireFewCues(cues.size);
    });
  }
  return {
    cues: [...cues.values()].toSorted((a, b) => a.start - b.start),
    // Line numbers within pieces mean nothing to a person.
    faults: [],
    faultCount: pieces.reduce((sum, { faultCount }) => sum + faultCount, 0),
    offset: 0,
  };
}
