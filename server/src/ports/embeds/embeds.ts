import type { SourceKind } from "@mindreel/contract/catalogue/sources";
import { type FileReach, lookAtFile } from "./files.ts";
import { isRateLimited, type Look, RateLimited, type Refusal } from "./look.ts";

/** Where a provider describes its videos, and which hosts its pictures may come from. */
interface EmbedProvider {
  readonly endpoint: string;
  readonly pictureHosts: RegExp;
  /** The address of the same picture at a height of 480 pixels. */
  readonly enlarge: (pictureUrl: string) => string;
  /** What it answers for a video that cannot be shown. */
  readonly refusals: Readonly<Record<number, Refusal>>;
}

export type EmbedProviders = Partial<Record<SourceKind, EmbedProvider>>;

/** YouTube says Unauthorized where embedding is switched off, Forbidden where the video is private. */
const youtubeRefusals = { 400: "gone", 404: "gone", 410: "gone", 401: "not_embeddable", 403: "private" } as const;
/** Vimeo forbids what may not be embedded here, and does not find what is private. */
const vimeoRefusals = { 400: "gone", 404: "gone", 410: "gone", 401: "private", 403: "not_embeddable" } as const;

/**
 * The fixed list: to providers the server never goes by an address that somebody typed.
 * @param base another host that speaks for all of them
 */
export function embedProviders(base?: string): EmbedProviders {
  const own = base === undefined ? undefined : new RegExp(`^${new URL(base).hostname.replaceAll(/[.[\]]/g, "\\$&")}$`);
  return {
    youtube: {
      endpoint: `${base ?? "https://www.youtube.com"}/oembed?format=json&maxheight=480`,
      pictureHosts: own ?? /^i\d*\.ytimg\.com$/,
      enlarge: (url) => url,
      refusals: youtubeRefusals,
    },
    vimeo: {
      endpoint: `${base ?? "https://vimeo.com"}/api/oembed.json?height=480`,
      pictureHosts: own ?? /^i\.vimeocdn\.com$/,
      enlarge: (url) => url.replace(/_\d+x\d+/, "_853x480"),
      refusals: vimeoRefusals,
    },
  };
}

export interface Embeds {
  /** @throws when the host cannot be reached or answers with nonsense: nothing is known then */
  readonly look: (kind: SourceKind, url: string) => Promise<Look>;
  /**
   * A picture that `look` named.
   * @returns null where the provider does not have it
   * @throws as `look`
   */
  readonly picture: (kind: SourceKind, address: string) => Promise<Buffer | null>;
}

const timeout = 10_000;
/** Of a picture, and of a description by all means. */
const largestAnswer = 5 * 1024 * 1024;

async function readLimited(response: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > largestAnswer) throw new Error("the provider's answer is larger than 5 MB");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** @returns the refused answer's status, where the provider refuses */
async function get(url: URL, refused: readonly number[], referer: string): Promise<Buffer | number> {
  // A video may be embedded on some hosts only: the provider is told which one this is.
  const headers = { Referer: `${referer}/` };
  const response = await fetch(url, { redirect: "error", signal: AbortSignal.timeout(timeout), headers });
  if (response.ok) return readLimited(response);
  await response.body?.cancel();
  if (refused.includes(response.status)) return response.status;
  const limited = isRateLimited(response.status, response.headers.get("retry-after"));
  throw new (limited ? RateLimited : Error)(`${url.host} answered ${response.status}`);
}

const textOf = (value: unknown): string | null => (typeof value === "string" && value.trim() !== "" ? value : null);

async function lookAtProvider(provider: EmbedProvider, url: string, referer: string): Promise<Look> {
  const endpoint = new URL(provider.endpoint);
  endpoint.searchParams.set("url", url);
  const answer = await get(endpoint, Object.keys(provider.refusals).map(Number), referer);
  if (typeof answer === "number") return { state: provider.refusals[answer] ?? "gone" };
  const text = answer.toString();
  // YouTube has been seen to say so under status 200.
  if (/^\s*(Forbidden|Unauthorized)\s*$/.test(text)) return { state: "private" };
  const told: unknown = JSON.parse(text);
  if (typeof told !== "object" || told === null || Array.isArray(told)) throw new Error("the description is none");
  const { title, description, duration, thumbnail_url: picture } = told as Record<string, unknown>;
  return {
    state: "found",
    title: textOf(title),
    description: textOf(description),
    seconds: typeof duration === "number" && duration > 0 ? Math.round(duration) : null,
    picture: picture === undefined || picture === null ? null : provider.enlarge(String(picture)),
  };
}

/** Asks the providers by oEmbed (https://oembed.com), and whoever hosts a file for its head. */
export function createEmbeds(providers: EmbedProviders, reach: FileReach): Embeds {
  return {
    look: (kind, url) => {
      const provider = providers[kind];
      if (provider !== undefined) return lookAtProvider(provider, url, reach.ownOrigin);
      // A provider that is not asked is not a file either.
      if (kind === "youtube" || kind === "vimeo") return Promise.reject(new Error(`${kind} is not asked`));
      return lookAtFile(kind, new URL(url, reach.ownOrigin).href, reach);
    },
    picture: async (kind, address) => {
      const provider = providers[kind];
      const url = URL.parse(address);
      if (provider === undefined || url === null || !provider.pictureHosts.test(url.hostname)) {
        throw new Error("the provider names a picture on a host that is not its own");
      }
      const answer = await get(url, [400, 401, 403, 404, 410], reach.ownOrigin);
      return typeof answer === "number" ? null : answer;
    },
  };
}

/** The provider's own still of a video; null where it has none, or no longer has the video. */
export async function stillOf({ look, picture }: Embeds, kind: SourceKind, url: string): Promise<Buffer | null> {
  // No file tells of a picture: its host need not be asked.
  if (kind !== "youtube" && kind !== "vimeo") return null;
  const told = await look(kind, url);
  return told.state === "found" && told.picture !== null ? picture(kind, told.picture) : null;
}
