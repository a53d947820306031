import type { SourceKind } from "@mindreel/contract/catalogue/videos";
import { Type } from "typebox";
import { Value } from "typebox/value";
import { responseError } from "./host-request.ts";
import type { Probe, Refusal } from "./video-sources.port.ts";

/** A provider that describes its videos by oEmbed (https://oembed.com). */
interface OembedProvider {
  readonly endpoint: string;
  /** Whether its pictures may come from a host. */
  readonly isPictureHost: (host: string) => boolean;
  /** The URL of the same picture at a height of 480 pixels. */
  readonly enlarge: (pictureUrl: string) => string;
  /** The statuses that it answers with for a video that cannot be shown. */
  readonly refusals: Readonly<Record<number, Refusal>>;
}

export type OembedProviders = Partial<Record<SourceKind, OembedProvider>>;

/** YouTube answers Unauthorized if embedding is switched off, Forbidden if the video is private. */
const youtubeRefusals = { 400: "gone", 404: "gone", 410: "gone", 401: "not_embeddable", 403: "private" } as const;
/** Vimeo answers Forbidden if the video may not be embedded on this site. */
const vimeoRefusals = { 400: "gone", 404: "gone", 410: "gone", 401: "private", 403: "not_embeddable" } as const;

/**
 * The fixed list of providers, so that the server never requests a host that a user typed in.
 * @param base an origin that replaces theirs
 */
export function oembedProviders(base?: string): OembedProviders {
  const isOwn = base === undefined ? undefined : (host: string) => host === new URL(base).hostname;
  return {
    youtube: {
      endpoint: `${base ?? "https://www.youtube.com"}/oembed?format=json&maxheight=480`,
      isPictureHost: isOwn ?? ((host) => /^i\d*\.ytimg\.com$/.test(host)),
      enlarge: (url) => url,
      refusals: youtubeRefusals,
    },
    vimeo: {
      endpoint: `${base ?? "https://vimeo.com"}/api/oembed.json?height=480`,
      isPictureHost: isOwn ?? ((host) => host === "i.vimeocdn.com"),
      enlarge: (url) => url.replace(/_\d+x\d+/, "_853x480"),
      refusals: vimeoRefusals,
    },
  };
}

const timeout = 10_000;
/** Bytes. */
const largestResponse = 5 * 1024 * 1024;

async function readLimited(response: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > largestResponse) throw new Error("the provider's response is larger than 5 MB");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** @returns the body, or the status if it is one of `refused` */
async function get(url: URL, refused: readonly number[], referer: string): Promise<Buffer | number> {
  // Some videos may be embedded only on certain sites, which the provider checks by the referrer.
  const headers = { Referer: `${referer}/` };
  const response = await fetch(url, { redirect: "error", signal: AbortSignal.timeout(timeout), headers });
  if (response.ok) return readLimited(response);
  await response.body?.cancel();
  if (refused.includes(response.status)) return response.status;
  throw responseError(url.host, response.status, response.headers.get("retry-after"));
}

/** Providers may leave out each of these, or send something else. */
const OembedVideo = Type.Object({
  title: Type.Optional(Type.Unknown()),
  description: Type.Optional(Type.Unknown()),
  duration: Type.Optional(Type.Unknown()),
  thumbnail_url: Type.Optional(Type.Unknown()),
});

const textOf = (value: unknown): string | null => (typeof value === "string" && value.trim() !== "" ? value : null);

export async function probeProvider(provider: OembedProvider, url: string, referer: string): Promise<Probe> {
  const endpoint = new URL(provider.endpoint);
  endpoint.searchParams.set("url", url);
  const response = await get(endpoint, Object.keys(provider.refusals).map(Number), referer);
  if (typeof response === "number") return { state: provider.refusals[response] ?? "gone" };
  const text = response.toString();
  // YouTube sometimes answers this with status 200.
  if (/^\s*(Forbidden|Unauthorized)\s*$/.test(text)) return { state: "private" };
  const video: unknown = JSON.parse(text);
  if (!Value.Check(OembedVideo, video)) throw new Error("the response describes no video");
  const { title, description, duration, thumbnail_url: picture } = video;
  return {
    state: "found",
    title: textOf(title),
    description: textOf(description),
    seconds: typeof duration === "number" && duration > 0 ? Math.round(duration) : null,
    picture: picture === undefined || picture === null ? null : provider.enlarge(String(picture)),
  };
}

/**
 * Fetches a picture from a host of the provider's own.
 * @returns null if the provider does not have it
 */
export async function fetchProviderPicture(
  provider: OembedProvider | undefined,
  address: string,
  referer: string,
): Promise<Buffer | null> {
  const url = URL.parse(address);
  if (provider === undefined || url === null || !provider.isPictureHost(url.hostname)) {
    throw new Error("the provider names a picture on a host that is not its own");
  }
  const response = await get(url, [400, 401, 403, 404, 410], referer);
  return typeof response === "number" ? null : response;
}
