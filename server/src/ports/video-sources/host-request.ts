import { type IncomingMessage, request as plain } from "node:http";
import { request as secure } from "node:https";
import { isIP } from "node:net";
import { isPublicAddress, lookupPublic, PrivateAddress } from "#security/public-address.ts";
import { RateLimited } from "./video-sources.port.ts";

/** The error for a response that says nothing about the video. */
export function responseError(host: string, status: number, retryAfter: string | null | undefined): Error {
  const rateLimited = status === 429 || (status === 503 && Boolean(retryAfter));
  return new (rateLimited ? RateLimited : Error)(`${host} answered ${status}`);
}

export interface FileReach {
  /** Whether hosts on private networks may be requested as well. */
  readonly privateToo: boolean;
  /** This server's own origin, which may always be requested since it serves the demo's clips. */
  readonly ownOrigin: string;
}

/** Milliseconds. */
const timeout = 10_000;
const redirectsAtMost = 3;
/** The maximum number of bytes of a playlist. Of a video file only the headers are read. */
const readAtMost = 512 * 1024;

/** A part of a file: its first byte, and how many bytes from there. */
interface Part {
  readonly from: number;
  readonly bytes: number;
}
const beginning: Part = { from: 0, bytes: readAtMost };

function open(url: URL, { from, bytes }: Part, reach: FileReach, signal: AbortSignal): Promise<IncomingMessage> {
  const free = reach.privateToo || url.origin === reach.ownOrigin;
  const host = url.hostname.replace(/^\[|\]$/g, "");
  // A host name is checked when it is resolved; an IP address is never resolved, so it is checked here.
  if (!free && isIP(host) !== 0 && !isPublicAddress(host)) {
    return Promise.reject(new PrivateAddress(`${host} is on a private network`));
  }
  return new Promise((resolve, reject) => {
    const ask = url.protocol === "https:" ? secure : plain;
    const request = ask(url, {
      agent: false,
      signal,
      headers: {
        Range: `bytes=${from}-${from + bytes - 1}`,
        Referer: `${reach.ownOrigin}/`,
        "User-Agent": "Mindreel",
      },
      ...(!free && { lookup: lookupPublic }),
    });
    request.on("response", resolve).on("error", reject).end();
  });
}

/**
 * Requests a part of a file. Follows redirects, each checked like the first URL, and adds their origins to `visited`.
 * @throws if the host cannot be reached, or must not be
 */
export async function get(
  address: string,
  reach: FileReach,
  { part = beginning, visited = new Set() }: { readonly part?: Part; readonly visited?: Set<string> } = {},
): Promise<IncomingMessage & { at: URL }> {
  const signal = AbortSignal.timeout(timeout);
  let url = new URL(address);
  for (let redirects = 0; ; redirects++) {
    visited.add(url.origin);
    const response = await open(url, part, reach, signal);
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

/** Reads the beginning of a response. */
export async function readSome(response: IncomingMessage, most: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= most) break;
  }
  return Buffer.concat(chunks);
}

export async function readText(response: IncomingMessage): Promise<string> {
  const content = await readSome(response, readAtMost);
  const text = content.toString();
  // The last line of a longer playlist may be cut off in the middle of an address.
  return content.length >= readAtMost ? text.slice(0, Math.max(text.lastIndexOf("\n"), 0)) : text;
}
