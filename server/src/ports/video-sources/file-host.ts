import type { SourceKind } from "@mindreel/contract/catalogue/videos";
import { type FileReach, get, readSome, readText, responseError } from "./host-request.ts";
import { hlsAddresses, hlsSeconds, readDash } from "./playlists.ts";
import type { HostFile, HostResponse, Probe } from "./video-sources.port.ts";

/** Nested playlists read in addition to the first one. */
const playlistsAtMost = 3;
const originsAtMost = 20;

/** How each kind of playlist begins. */
const signatures: Partial<Record<SourceKind, RegExp>> = { hls: /^\ufeff?#EXTM3U/, dash: /<MPD[\s>]/ };

/** What the nested playlists say. */
interface Followed {
  /** The length of the first of them. */
  readonly seconds: number | null;
}

/**
 * Reads one nested playlist from each origin, since only these say where the segments are. The first variant is read
 * first, and also gives the length.
 */
async function followHls(text: string, at: URL, reach: FileReach, visited: Set<string>): Promise<Followed> {
  const addresses = hlsAddresses(text, at);
  for (const url of addresses) visited.add(url.origin);
  const [variant] = /^#EXT-X-STREAM-INF:/m.test(text) ? addresses : [];
  const lists = addresses.filter((url) => url === variant || /\.m3u8$/i.test(url.pathname));
  // The first list of each origin: a later entry of a map replaces an earlier one.
  const one = [...new Map(lists.toReversed().map((url) => [url.origin, url])).values()].toReversed();
  let seconds: number | null = null;
  for (const url of one.slice(0, playlistsAtMost)) {
    try {
      const response = await get(url.href, reach, { visited });
      try {
        const inner = response.statusCode === 200 || response.statusCode === 206 ? await readText(response) : "";
        for (const each of hlsAddresses(inner, response.at)) visited.add(each.origin);
        if (url === variant) seconds = hlsSeconds(inner);
      } finally {
        response.destroy();
      }
    } catch {
      // The other playlists are still of use.
    }
  }
  return { seconds };
}

/** The visited origins without the address's own. */
function otherOrigins(address: string, visited: ReadonlySet<string>): { origins?: string[] } {
  const own = new URL(address).origin;
  const others = [...visited].filter((origin) => origin !== own && /^https?:/.test(origin)).slice(0, originsAtMost);
  return others.length > 0 ? { origins: others } : {};
}

/**
 * Asks the host of a video file or playlist whether it exists. The title and length of a file are deep inside it and
 * are not read here.
 * @throws if the host cannot be reached, or must not be
 */
export async function probeFile(kind: SourceKind, address: string, reach: FileReach): Promise<Probe> {
  const visited = new Set<string>();
  const response = await get(address, reach, { visited });
  try {
    const status = response.statusCode ?? 0;
    if (status === 404 || status === 410) return { state: "gone" };
    if (status === 401 || status === 403) return { state: "private" };
    if (status !== 200 && status !== 206) {
      throw responseError(new URL(address).host, status, response.headers["retry-after"]);
    }
    const signature = signatures[kind];
    const found = { state: "found", title: null, description: null, seconds: null, picture: null } as const;
    if (signature === undefined) {
      if (/^text\/html\b/i.test(response.headers["content-type"] ?? "")) return { state: "not_video" };
      return { ...found, ...otherOrigins(address, visited) };
    }
    const text = await readText(response);
    if (!signature.test(text)) return { state: "not_video" };
    if (kind === "hls") {
      const followed = await followHls(text, response.at, reach, visited);
      return { ...found, seconds: hlsSeconds(text) ?? followed.seconds, ...otherOrigins(address, visited) };
    }
    const { seconds, addresses } = readDash(text, response.at);
    for (const url of addresses) visited.add(url.origin);
    return { ...found, seconds, ...otherOrigins(address, visited) };
  } finally {
    response.destroy();
  }
}

/**
 * Requests the beginning of an address, and returns any response.
 * @throws if the host cannot be reached, or must not be
 */
export async function peekFile(address: string, reach: FileReach): Promise<HostResponse> {
  const response = await get(address, reach);
  try {
    const date = new Date(response.headers.date ?? Number.NaN);
    const text = await readText(response);
    return {
      status: response.statusCode ?? 0,
      date: Number.isNaN(date.getTime()) ? null : date,
      text,
      leadsTo: /^\ufeff?#EXTM3U/.test(text) ? hlsAddresses(text, response.at).map(({ href }) => href) : [],
    };
  } finally {
    response.destroy();
  }
}

/**
 * Fetches a file, up to a maximum number of bytes.
 * @throws if the host cannot be reached, or must not be
 */
export async function fetchWhole(address: string, most: number, reach: FileReach): Promise<HostFile> {
  const response = await get(address, reach, { part: { from: 0, bytes: most } });
  try {
    return { status: response.statusCode ?? 0, content: await readSome(response, most), url: response.at.href };
  } finally {
    response.destroy();
  }
}
