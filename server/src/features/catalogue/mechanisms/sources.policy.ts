import type { SourceKind } from "@mindreel/contract/catalogue/videos";
import { limits } from "@mindreel/contract/plain/limits";
import { refusals } from "@mindreel/messages/catalogue/catalogue";
import { invalidInput } from "#domain/errors.ts";
import { hostnameOf, hostOf } from "#domain/names/host.ts";
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

/** A provider's video: the address that players understand, and the video's id. */
interface ProviderVideo {
  readonly url: string;
  readonly oid: string;
}

/** The names in a URL's path. */
const namesIn = ({ pathname }: URL): string[] => pathname.split("/").filter((name) => name !== "");

const isOneOf = (url: URL, domains: readonly string[]): boolean =>
  domains.some((domain) => hostnameOf(url) === domain || hostnameOf(url).endsWith(`.${domain}`));

const youtubeId = /^[\w-]{11}$/;
const youtubeHosts = ["youtube.com", "youtube-nocookie.com", "youtubekids.com"];
/** Players get the id from an address of one of these sections. */
const youtubePlayed = ["embed", "shorts", "live", "v"];
const youtubeSections = [...youtubePlayed, "watch", "e", "vi", "video"];

function youtubeIdOf(url: URL): string | null {
  const [section = "", id = ""] = namesIn(url);
  if (isOneOf(url, ["youtu.be"])) return section === "watch" ? url.searchParams.get("v") : section;
  if (!isOneOf(url, youtubeHosts)) return null;
  if (section === "attribution_link") {
    const linked = URL.parse(url.searchParams.get("u") ?? "", "https://www.youtube.com");
    return linked === null || namesIn(linked)[0] !== "watch" ? null : youtubeIdOf(linked);
  }
  if (["", "watch", "watch_popup"].includes(section) && id === "") return url.searchParams.get("v");
  return youtubeSections.includes(section) ? id : null;
}

/** The YouTube video of an address, whichever of its sites and pages it was copied from. */
function youtubeVideo(url: URL): ProviderVideo | null {
  const oid = youtubeIdOf(url);
  if (oid === null || !youtubeId.test(oid)) return null;
  const [section = "", id = ""] = namesIn(url);
  const isPlain = /^(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com|youtu\.be)$/.test(hostnameOf(url));
  const isPlayed =
    hostnameOf(url) === "youtu.be"
      ? section === oid
      : youtubePlayed.includes(section) || (section === "watch" && id === "");
  return { oid, url: isPlain && isPlayed ? url.href : `https://www.youtube.com/watch?v=${oid}` };
}

/** What may stand before the id of a video, as parts of a path; `*` is any name. */
const vimeoPages = [
  ...["", "video", "videos", "m", "channels/*", "channels/*/video", "groups/*", "groups/*/videos", "ondemand/*"],
  ...["album/*/video", "albums/*/video", "showcase/*/video", "manage/videos", "manage", "*/review", "reviews/*/videos"],
  ...["staffpicks", "couchmode/*", "user/*/video", "manage/albums/*/video", "manage/showcases/*/video"],
].map((page) => page.split("/").filter((name) => name !== ""));

const isVimeoId = (name: string | null | undefined): name is string => /^\d+$/.test(name ?? "");
/** What unlisted videos need in their address. */
const isHash = (name: string): boolean => /^[\da-f]+$/.test(name);

/** The Vimeo video of an address, whichever of its pages it was copied from. */
function vimeoVideo(url: URL): ProviderVideo | null {
  const names = namesIn(url);
  if (hostnameOf(url) === "player.vimeo.com") {
    const [section, oid, ...more] = names;
    return section === "video" && isVimeoId(oid) && more.length === 0 ? { oid, url: url.href } : null;
  }
  if (!/^(?:www\.)?vimeo\.com$/.test(hostnameOf(url))) return null;
  const shown = url.searchParams.get("video");
  if (/^(?:album|showcase)$/.test(names[0] ?? "") && isVimeoId(shown)) return plainVimeo(shown);
  const page = vimeoPages.find(
    (each) => isVimeoId(names[each.length]) && each.every((name, at) => name === "*" || name === names[at]),
  );
  if (page === undefined) return null;
  const [oid = "", hash = "", ...more] = names.slice(page.length);
  // Only the pages for managing a video have parts of their own.
  if (page[0] !== "manage" && ((hash !== "" && !isHash(hash)) || more.length > 0)) return null;
  if (page.length === 0) return { oid, url: url.href };
  return plainVimeo(oid, url.searchParams.get("h") ?? (page.includes("review") ? "" : hash));
}

const plainVimeo = (oid: string, hash = ""): ProviderVideo => ({
  oid,
  url: `https://vimeo.com/${oid}${isHash(hash) ? `/${hash}` : ""}`,
});

/** The address of a file itself, where a host has pages about its files that are called the same. */
function fileAddress(url: URL): URL {
  const file = new URL(url);
  const names = namesIn(url);
  if (isOneOf(url, ["dropbox.com"]) && (names[0] === "s" || (names[0] === "scl" && names[1] === "fi"))) {
    file.searchParams.delete("dl");
    file.searchParams.set("raw", "1");
  }
  if (hostnameOf(url) === "github.com" && names[2] === "blob") file.searchParams.set("raw", "true");
  return file;
}

/** Hosts that only have pages with their own players. */
const pagesOnly = [
  ...["drive.google.com", "docs.google.com", "photos.google.com", "photos.app.goo.gl", "onedrive.live.com", "1drv.ms"],
  ...["sharepoint.com", "icloud.com", "mega.nz", "we.tl", "wetransfer.com", "disk.yandex.com"],
];

/** Whether an address is a page about a file, which its own name may end like. */
function isFilePage(url: URL): boolean {
  const names = namesIn(url);
  if (isOneOf(url, ["dropbox.com"])) return !fileAddress(url).searchParams.has("raw");
  if (isOneOf(url, ["box.com"])) return names[0] !== "shared" || names[1] !== "static";
  if (isOneOf(url, ["archive.org"])) return ["details", "embed"].includes(names[0] ?? "");
  return isOneOf(url, pagesOnly) || (names[0] === "wiki" && /^file(?::|%3A)/i.test(names[1] ?? ""));
}
