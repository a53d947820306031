import type { SourceKind } from "@mindreel/contract/catalogue/videos";
import { limits } from "@mindreel/contract/plain/limits";
import { refusals } from "@mindreel/messages/catalogue/catalogue";
import { invalidInput } from "#domain/errors.ts";
import { hostnameOf, hostOf } from "#domain/names/host.ts";
import { type Sentence, sentence } from "#domain/sentences.ts";
import { fileAddress, isFilePage, vimeoVideo, youtubeVideo } from "./provider-addresses.policy.ts";

/** Where a video plays from. */
export interface Source {
  readonly kind: SourceKind;
  readonly url: string;
}

/** A source with the video's id at its provider, taken from its address; for a file, a name. */
export interface KnownSource extends Source {
  readonly oid: string;
}

const streams: readonly [RegExp, SourceKind][] = [
  [/\.m3u8$/i, "hls"],
  [/\.mpd$/i, "dash"],
  [/\.(mp4|m4v|webm|ogv|ogg|mov)$/i, "file"],
];

/** What somebody adds to an address to say what it is; browsers do not send it. */
const told: Readonly<Record<string, SourceKind>> = { "#.m3u8": "hls", "#.mpd": "dash", "#.mp4": "file" };

const formats: ReadonlyMap<string, SourceKind> = new Map([
  ["m3u8", "hls"],
  ["mpd", "dash"],
]);

/** How an address says what it gives, be it in a name without an ending. */
function kindOf({ pathname, searchParams, hash }: URL): SourceKind | undefined {
  const own = told[hash.toLowerCase()] ?? streams.find(([ending]) => ending.test(pathname))?.[1];
  if (own !== undefined) return own;
  // Azure: `manifest(format=m3u8-aapl)`.
  const format = /\(format=([a-z0-9]+)/i.exec(pathname)?.[1] ?? searchParams.get("format") ?? "";
  return formats.get(format.toLowerCase());
}

const isInvisible = (sign: string | undefined): boolean => sign !== undefined && /[\s\p{Cf}\p{Cc}]/u.test(sign);

/** An address as it was typed or copied: without the invisible signs around it, and with its scheme. */
function typedUrl(text: string): URL | null {
  let [from, to] = [0, text.length];
  while (isInvisible(text[from])) from++;
  while (to > from && isInvisible(text[to - 1])) to--;
  const typed = text.slice(from, to);
  const isBare = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?::\d+)?\//u.test(typed);
  return URL.parse(isBare ? `https://${typed}` : typed);
}

/** Common file names of stream playlists, which say nothing about the video. */
const listNames = /^(index|master|main|playlist|manifest|stream|video|hls|dash)$/i;

/** A file's name without its extension, or the folder's name for a playlist with a common name. */
function fileOid(url: URL): string {
  const names = url.pathname
    .split("/")
    .filter((name) => name !== "")
    .map((name) => decoded(name).replace(/\.\w+$/, ""));
  const own = names.findLast((name) => !listNames.test(name)) ?? names.at(-1) ?? url.hostname;
  return own.trim() === "" ? url.hostname : own.trim().slice(0, limits.videoOid).toWellFormed();
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name).replaceAll("\0", "");
  } catch {
    return name;
  }
}

/**
 * How the player plays an address. Null if it cannot: the address is not http(s), contains credentials, or is neither a
 * video of a known provider nor an HLS, DASH or video file.
 */
export function recogniseSource(text: string): KnownSource | null {
  const url = typedUrl(text);
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== "" || url.password !== "") return null;
  const youtube = youtubeVideo(url);
  if (youtube !== null) return { kind: "youtube", ...youtube };
  const vimeo = vimeoVideo(url);
  if (vimeo !== null) return { kind: "vimeo", ...vimeo };
  const kind = isFilePage(url) ? undefined : kindOf(url);
  return kind === undefined ? null : { kind, url: fileAddress(url).href, oid: fileOid(url) };
}

/** Hosts of pages with Bunny's own player; our player needs the video's playlist instead. */
const bunnyHosts = /^(?:(?:iframe|player)\.mediadelivery\.net|video\.bunnycdn\.com)$/;

/** Why the player cannot play an address, as a message for the person who entered it. */
export function whyNotPlayable(text: string): Sentence {
  const url = typedUrl(text);
  if (url !== null && bunnyHosts.test(hostnameOf(url))) return sentence(refusals, "bunnyPage");
  return sentence(refusals, url !== null && isFilePage(url) ? "filePage" : "notPlayable");
}

/** @throws AppError 400 that names the field, if the player cannot play the address */
export function requireSource(text: string, field: string): KnownSource {
  const source = recogniseSource(text);
  if (source === null) throw invalidInput({ [field]: [whyNotPlayable(text)] });
  return source;
}

/** Whether a provider has metadata about the video; the host of a file has none. */
export const hasProvider = ({ kind }: Pick<Source, "kind">): boolean => kind === "youtube" || kind === "vimeo";

/** The provider's common name; for a file, its host. */
export function providerName({ kind, url }: Source): string {
  if (kind === "youtube") return "YouTube";
  if (kind === "vimeo") return "Vimeo";
  const address = URL.parse(url);
  return address === null ? "" : hostOf(address).replace(/^www\./, "");
}
