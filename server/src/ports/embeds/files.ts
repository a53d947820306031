import { type IncomingMessage, request as plain } from "node:http";
import { request as secure } from "node:https";
import { isIP } from "node:net";
import type { SourceKind } from "@mindreel/contract/catalogue/sources";
import { isRateLimited, type Look, RateLimited } from "./look.ts";
import { isPublicAddress, lookupPublic, PrivateAddress } from "./public-address.ts";

export interface FileReach {
  /** Whether to ask hosts of private networks, too. */
  readonly privateToo: boolean;
  /** This server's own origin, which may always be asked: it serves the demo's clips. */
  readonly ownOrigin: string;
}

const patience = 10_000;
const redirectsAtMost = 3;
/** Of a playlist; of a film nothing but its head is read. */
const readAtMost = 512 * 1024;

function open(url: URL, reach: FileReach, signal: AbortSignal): Promise<IncomingMessage> {
  const free = reach.privateToo || url.origin === reach.ownOrigin;
  const host = url.hostname.replace(/^\[|\]$/g, "");
  // A name is checked when it is resolved; an address never is.
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

/** Follows redirects; each goes through the same check as the first address. */
async function get(address: string, reach: FileReach): Promise<IncomingMessage> {
  const signal = AbortSignal.timeout(patience);
  let url = new URL(address);
  for (let redirects = 0; ; redirects++) {
    const response = await open(url, reach, signal);
    const { location } = response.headers;
    if (![301, 302, 303, 307, 308].includes(response.statusCode ?? 0) || location === undefined) return response;
    response.destroy();
    const next = URL.parse(location, url.href);
    if (next === null || !/^https?:$/.test(next.protocol) || redirects === redirectsAtMost) {
      throw new Error(`${url.host} redirects to nowhere`);
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

/** Seconds of a DASH presentation, such as `PT1H2M3.5S`. */
function dashSeconds(manifest: string): number | null {
  const [, hours, minutes, seconds] =
    /mediaPresentationDuration="PT(?:(\d+)H)?(?:(\d+)M)?(?:([\d.]+)S)?"/.exec(manifest) ?? [];
  const total = Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
  return total > 0 ? Math.round(total) : null;
}

/** Seconds of an HLS playlist that names its segments and says that there are no more. */
function hlsSeconds(playlist: string): number | null {
  if (!playlist.includes("#EXT-X-ENDLIST")) return null;
  const total = [...playlist.matchAll(/^#EXTINF:([\d.]+)/gm)].reduce((sum, [, each]) => sum + Number(each), 0);
  return total > 0 ? Math.round(total) : null;
}

/** The first words of each kind of playlist. */
const begins: Partial<Record<SourceKind, RegExp>> = { hls: /^\ufeff?#EXTM3U/, dash: /<MPD[\s>]/ };

/**
 * Asks the host of a film, or of a playlist, whether it is there. A film's own length and title stand deep inside it
 * and are not looked for.
 * @throws when the host cannot be reached, or must not be
 */
export async function lookAtFile(kind: SourceKind, address: string, reach: FileReach): Promise<Look> {
  const response = await get(address, reach);
  try {
    const status = response.statusCode ?? 0;
    if (status === 404 || status === 410) return { state: "gone" };
    if (status === 401 || status === 403) return { state: "private" };
    if (status !== 200 && status !== 206) {
      const limited = isRateLimited(status, response.headers["retry-after"]);
      throw new (limited ? RateLimited : Error)(`${new URL(address).host} answered ${status}`);
    }
    const first = begins[kind];
    const untold = { state: "found", title: null, description: null, seconds: null, picture: null } as const;
    if (first === undefined) {
      return /^text\/html\b/i.test(response.headers["content-type"] ?? "") ? { state: "not_video" } : untold;
    }
    const text = await readText(response);
    if (!first.test(text)) return { state: "not_video" };
    return { ...untold, seconds: kind === "dash" ? dashSeconds(text) : hlsSeconds(text) };
  } finally {
    response.destroy();
  }
}
