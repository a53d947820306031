import { type IncomingMessage, request as plain } from "node:http";
import { request as secure } from "node:https";
import { isIP } from "node:net";
import type { SourceKind } from "@mindreel/contract/catalogue/sources";
import { answerError } from "./answer-error.ts";
import { dashAddresses, dashSeconds, hlsAddresses, hlsSeconds } from "./playlists.ts";
import { isPublicAddress, lookupPublic } from "./public-address.ts";
import { PrivateAddress, type Probe } from "./video-sources.port.ts";

export interface FileReach {
  /** Whether hosts on private networks may be asked as well. */
  readonly privateToo: boolean;
  /** This server's own origin, which may always be asked since it serves the demo's clips. */
  readonly ownOrigin: string;
}

/** Milliseconds. */
const timeout = 10_000;
const redirectsAtMost = 3;
/** Bytes of a playlist. Of a video file only the headers are read. */
const readAtMost = 512 * 1024;
/** Lists that are read beside the first one. */
const playlistsAtMost = 3;
const originsAtMost = 20;

function open(url: URL, reach: FileReach, signal: AbortSignal): Promise<IncomingMessage> {
  const free = reach.privateToo || url.origin === reach.ownOrigin;
  const host = url.hostname.replace(/^\[|\]$/g, "");
  // A host name is checked when it is resolved; an IP address never is resolved.
  if (!free && isIP(host) !== 0 && !isPublicAddress(host)) {
    return Promise.reject(new PrivateAddress(`${host} is on a private network`));
  }
  return new Promise((resolve, reject) => {
    const ask = url.protocol === "https:" ? secure : plain;
    const request = ask(url, {
      agent: false,
      signal,
      headers: { Range: `bytes=0-${readAtMost - 1}`, Referer: `${reach.ownOrigin}/`, "User-Agent": "Mindreel" },
      ...(!free && { lookup: lookupPublic }),
    });
    request.on("response", resolve).on("error", reject).end();
  });
}

/** Follows redirects, each checked like the first URL, and adds them to `visited`. */
async function get(address: string, reach: FileReach, visited: Set<string>): Promise<IncomingMessage & { at: URL }> {
  const signal = AbortSignal.timeout(timeout);
  let url = new URL(address);
  for (let redirects = 0; ; redirects++) {
    visited.add(url.origin);
    const response = await open(url, reach, signal);
    const { location } = response.headers;
    if (![301, 302, 303, 307, 308].includes(response.statusCode ?? 0) || location === undefined) {
      return Object.assign(response, { at: url });
    }
    response.destroy();
    const next = URL.parse(location, url.href);
    if (next === null || !/^https?:$/.test(next.protocol) || redirects === redirectsAtMost) {
      throw new Error(`${url.host} redirects too often, or to a URL that is not http`);
    }
    url = next;
  }
}

async function readText(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= readAtMost) break;
  }
  const text = Buffer.concat(chunks).toString();
  // The last line of a list that is longer may be half an address.
  return size >= readAtMost ? text.slice(0, Math.max(text.lastIndexOf("\n"), 0)) : text;
}

/** How each kind of playlist begins. */
const signatures: Partial<Record<SourceKind, RegExp>> = { hls: /^\ufeff?#EXTM3U/, dash: /<MPD[\s>]/ };

/** Visits one playlist of each origin that a playlist names, since only those lists say where the segments are. */
async function followHls(text: string, at: URL, reach: FileReach, visited: Set<string>): Promise<void> {
  const addresses = hlsAddresses(text, at);
  for (const url of addresses) visited.add(url.origin);
  const lists = addresses.filter(({ pathname }) => /\.m3u8$/i.test(pathname));
  // The first list of each origin: a later entry of a map replaces an earlier one.
  const one = [...new Map(lists.toReversed().map((url) => [url.origin, url])).values()].slice(0, playlistsAtMost);
  for (const url of one) {
    try {
      const response = await get(url.href, reach, visited);
      try {
        const inner = response.statusCode === 200 || response.statusCode === 206 ? await readText(response) : "";
        for (const each of hlsAddresses(inner, response.at)) visited.add(each.origin);
      } finally {
        response.destroy();
      }
    } catch {
      // What the other lists say is still of use.
    }
  }
}

/** Without the origin that the address itself has. */
function otherOrigins(address: string, visited: ReadonlySet<string>): { origins?: string[] } {
  const own = new URL(address).origin;
  const others = [...visited].filter((origin) => origin !== own && /^https?:/.test(origin)).slice(0, originsAtMost);
  return others.length > 0 ? { origins: others } : {};
}

/**
 * Asks the host of a video file or playlist whether it is there. The title and length of a file stand deep inside
 * it and are not read.
 * @throws if the host cannot be reached, or must not be
 */
export async function probeFile(kind: SourceKind, address: string, reach: FileReach): Promise<Probe> {
  const visited = new Set<string>();
  const response = await get(address, reach, visited);
  try {
    const status = response.statusCode ?? 0;
    if (status === 404 || status === 410) return { state: "gone" };
    if (status === 401 || status === 403) return { state: "private" };
    if (status !== 200 && status !== 206) {
      throw answerError(new URL(address).host, status, response.headers["retry-after"]);
    }
    const signature = signatures[kind];
    const found = { state: "found", title: null, description: null, seconds: null, picture: null } as const;
    if (signature === undefined) {
      if (/^text\/html\b/i.test(response.headers["content-type"] ?? "")) return { state: "not_video" };
      return { ...found, ...otherOrigins(address, visited) };
    }
    const text = await readText(response);
    if (!signature.test(text)) return { state: "not_video" };
    if (kind === "hls") await followHls(text, response.at, reach, visited);
    else for (const url of dashAddresses(text, response.at)) visited.add(url.origin);
    const seconds = kind === "dash" ? dashSeconds(text) : hlsSeconds(text);
    return { ...found, seconds, ...otherOrigins(address, visited) };
  } finally {
    response.destroy();
  }
}
