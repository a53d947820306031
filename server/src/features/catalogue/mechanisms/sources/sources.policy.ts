import type { SourceKind } from "@mindreel/contract/catalogue/videos";
import { limits } from "@mindreel/contract/plain/limits";
import { refusals } from "@mindreel/messages/catalogue/catalogue";
import { invalidInput } from "#domain/errors.ts";
import { hostnameOf, hostOf } from "#domain/host.ts";
import { type Sentence, sentence } from "#domain/sentences.ts";

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

const youtubeHosts = new Set([
  "youtube.com",
  "www.youtube.com",
  "m.youtube.com",
  "youtube-nocookie.com",
  "www.youtube-nocookie.com",
]);
const youtubeId = /^[\w-]{11}$/;

/** The path without a trailing slash. */
const pathOf = (url: URL) => url.pathname.replace(/\/$/, "");

const isYoutubeId = (text: string | null): string | null => (text !== null && youtubeId.test(text) ? text : null);

/** The id of a YouTube video; null for any other address. */
function youtubeOid(url: URL): string | null {
  const path = pathOf(url);
  if (hostnameOf(url) === "youtu.be") return isYoutubeId(path.slice(1));
  if (!youtubeHosts.has(hostnameOf(url))) return null;
  if (path === "/watch") return isYoutubeId(url.searchParams.get("v"));
  const [, section = "", id = ""] = path.split("/");
  return ["embed", "shorts", "live", "v"].includes(section) ? isYoutubeId(id) : null;
}

function vimeoOid(url: URL): string | null {
  const path = pathOf(url);
  if (hostnameOf(url) === "player.vimeo.com") return /^\/video\/(\d+)$/.exec(path)?.[1] ?? null;
  if (!/^(www\.)?vimeo\.com$/.test(hostnameOf(url))) return null;
  return /^\/(?:channels\/[\w-]+\/)?(\d+)(?:\/[\da-f]+)?$/.exec(path)?.[1] ?? null;
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
  const url = URL.parse(text.trim());
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== "" || url.password !== "") return null;
  const youtube = youtubeOid(url);
  if (youtube !== null) return { kind: "youtube", url: url.href, oid: youtube };
  const vimeo = vimeoOid(url);
  if (vimeo !== null) return { kind: "vimeo", url: url.href, oid: vimeo };
  const kind = streams.find(([ending]) => ending.test(url.pathname))?.[1];
  return kind === undefined ? null : { kind, url: url.href, oid: fileOid(url) };
}

/** A page with Bunny's own player; our player needs the video's playlist instead. */
const bunnyPage = /^https?:\/\/(?:(?:iframe|player)\.mediadelivery\.net|video\.bunnycdn\.com)\//i;

/** Why the player cannot play an address, as a message for the person who entered it. */
export const whyNotPlayable = (text: string): Sentence =>
  sentence(refusals, bunnyPage.test(text.trim()) ? "bunnyPage" : "notPlayable");

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
