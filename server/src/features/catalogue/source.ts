import type { SourceKind } from "@mindreel/contract/catalogue";

export interface Source {
  readonly kind: SourceKind;
  readonly url: string;
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

function isYoutube(url: URL): boolean {
  const path = pathOf(url);
  if (url.hostname === "youtu.be") return youtubeId.test(path.slice(1));
  if (!youtubeHosts.has(url.hostname)) return false;
  if (path === "/watch") return youtubeId.test(url.searchParams.get("v") ?? "");
  const [, section = "", id = ""] = path.split("/");
  return ["embed", "shorts", "live", "v"].includes(section) && youtubeId.test(id);
}

function isVimeo(url: URL): boolean {
  if (url.hostname === "player.vimeo.com") return /^\/video\/\d+$/.test(pathOf(url));
  return /^(www\.)?vimeo\.com$/.test(url.hostname) && /^\/(channels\/[\w-]+\/)?\d+(\/[\da-f]+)?$/.test(pathOf(url));
}

/**
 * Tells how the player plays an address; null where it cannot: not http(s), credentials in it, or neither a video
 * of a known provider nor an address that names an HLS, DASH or video file.
 */
export function recogniseSource(text: string): Source | null {
  const url = URL.parse(text.trim());
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== "" || url.password !== "") return null;
  if (isYoutube(url)) return { kind: "youtube", url: url.href };
  if (isVimeo(url)) return { kind: "vimeo", url: url.href };
  const kind = streams.find(([ending]) => ending.test(url.pathname))?.[1];
  return kind === undefined ? null : { kind, url: url.href };
}
