import { type IncomingMessage, request as plain } from "node:http";
import { request as secure } from "node:https";
import { isIP } from "node:net";
import type { SourceKind } from "@mindreel/contract/catalogue/sources";
import { answerError } from "./answer-error.ts";
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

/** Follows redirects, each checked like the first URL. */
async function get(address: string, reach: FileReach): Promise<IncomingMessage> {
  const signal = AbortSignal.timeout(timeout);
  let url = new URL(address);
  for (let redirects = 0; ; redirects++) {
    const response = await open(url, reach, signal);
    const { location } = response.headers;
    if (![301, 302, 303, 307, 308].includes(response.statusCode ?? 0) || location === undefined) return response;
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
  return Buffer.concat(chunks).toString();
}

/** The length in seconds of a DASH presentation, which its manifest gives as `PT1H2M3.5S`. */
function dashSeconds(manifest: string): number | null {
  const [, hours, minutes, seconds] =
    /mediaPresentationDuration="PT(?:(\d+)H)?(?:(\d+)M)?(?:([\d.]+)S)?"/.exec(manifest) ?? [];
  const total = Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
  return total > 0 ? Math.round(total) : null;
}

/** The length in seconds of an HLS playlist that lists all of its segments. */
function hlsSeconds(playlist: string): number | null {
  if (!playlist.includes("#EXT-X-ENDLIST")) return null;
  const total = [...playlist.matchAll(/^#EXTINF:([\d.]+)/gm)].reduce((sum, [, each]) => sum + Number(each), 0);
  return total > 0 ? Math.round(total) : null;
}

/** How each kind of playlist begins. */
const signatures: Partial<Record<SourceKind, RegExp>> = { hls: /^\ufeff?#EXTM3U/, dash: /<MPD[\s>]/ };

/**
 * Asks the host of a video file or playlist whether it is there. The title and length of a file stand deep inside
 * it and are not read.
 * @throws if the host cannot be reached, or must not be
 */
export async function probeFile(kind: SourceKind, address: string, reach: FileReach): Promise<Probe> {
  const response = await get(address, reach);
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
      return /^text\/html\b/i.test(response.headers["content-type"] ?? "") ? { state: "not_video" } : found;
    }
    const text = await readText(response);
    if (!signature.test(text)) return { state: "not_video" };
    return { ...found, seconds: kind === "dash" ? dashSeconds(text) : hlsSeconds(text) };
  } finally {
    response.destroy();
  }
}
