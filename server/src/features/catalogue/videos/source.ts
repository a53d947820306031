import type { SourceKind } from "@mindreel/contract/catalogue/sources";
import { limits } from "@mindreel/contract/wire/limits";

export interface Source {
  readonly kind: SourceKind;
  readonly url: string;
}

/** A source with what its address says the video is called at its provider. */
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

/** The path, with or without a slash at its end. */
const pathOf = (url: URL) => url.pathname.replace(/\/$/, "");

const isYoutubeId = (text: string | null): string | null => (text !== null && youtubeId.test(text) ? text : null);

/** The id of a video at YouTube; null where it is none of theirs. */
function youtubeOid(url: URL): string | null {
  const path = pathOf(url);
  if (url.hostname === "youtu.be") return isYoutubeId(path.slice(1));
  if (!youtubeHosts.has(url.hostname)) return null;
  if (path === "/watch") return isYoutubeId(url.searchParams.get("v"));
  const [, section = "", id = ""] = path.split("/");
  return ["embed", "shorts", "live", "v"].includes(section) ? isYoutubeId(id) : null;
}

function vimeoOid(url: URL): string | null {
  const path = pathOf(url);
  if (url.hostname === "player.vimeo.com") return /^\/video\/(\d+)$/.exec(path)?.[1] ?? null;
  if (!/^(www\.)?vimeo\.com$/.test(url.hostname)) return null;
  return /^\/(?:channels\/[\w-]+\/)?(\d+)(?:\/[\da-f]+)?$/.exec(path)?.[1] ?? null;
}

/** What providers of streams call the list at a video's address, which is therefore not the video's own name. */
const listNames = /^(index|master|main|playlist|manifest|stream|video|hls|dash)$/i;

/** A file's name without its ending, or the name of the folder that is the video's own. */
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
 * Tells how the player plays an address; null where it cannot: not http(s), credentials in it, or neither a video
 * of a known provider nor an address that names an HLS, DASH or video file.
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
