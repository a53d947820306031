import { Type } from "typebox";
import { Value } from "typebox/value";
import { type FileReach, get, readSome, responseError } from "./host-request.ts";
import { mp4Seconds, type ReadBytes } from "./mp4.ts";
import { isoSeconds, wholeSeconds } from "./playlists.ts";
import { type Measured, RateLimited } from "./video-sources.port.ts";

/** YouTube's Data API (https://developers.google.com/youtube/v3/docs/videos/list). */
export interface YoutubeData {
  readonly endpoint: string;
  readonly key: string;
  /** Videos per call. */
  readonly atOnce: number;
}

/** @param base an origin that may replace Google's */
export const youtubeData = (key: string, base = "https://www.googleapis.com"): YoutubeData => ({
  endpoint: `${base}/youtube/v3/videos`,
  key,
  atOnce: 50,
});

/** Milliseconds. */
const timeout = 10_000;

const VideoList = Type.Object({
  items: Type.Optional(
    Type.Array(
      Type.Object({
        id: Type.String(),
        contentDetails: Type.Optional(Type.Object({ duration: Type.Optional(Type.String()) })),
      }),
    ),
  ),
});

/**
 * The lengths of videos; null for those that YouTube does not know, and for those that are live.
 * @throws RateLimited if the key's daily quota is used up
 */
export async function youtubeSeconds(
  { endpoint, key }: YoutubeData,
  videos: readonly Measured[],
): Promise<(number | null)[]> {
  const url = new URL(endpoint);
  url.searchParams.set("part", "contentDetails");
  url.searchParams.set("id", [...new Set(videos.map(({ oid }) => oid))].join(","));
  // A header, so that the key is not in any log of URLs.
  const headers = { "X-Goog-Api-Key": key };
  const response = await fetch(url, { redirect: "error", signal: AbortSignal.timeout(timeout), headers });
  if (!response.ok) {
    const refusal = await response.text();
    if (/quotaExceeded|rateLimitExceeded/i.test(refusal)) throw new RateLimited("YouTube's quota is used up");
    throw responseError(url.host, response.status, response.headers.get("retry-after"));
  }
  const list = Value.Parse(VideoList, await response.json());
  const known = new Map(list.items?.map(({ id, contentDetails }) => [id, contentDetails?.duration]));
  return videos.map(({ oid }) => isoSeconds(known.get(oid) ?? ""));
}

/** Bytes per request. */
const window = 64 * 1024;
/** The maximum number of requests for one file, so that at most a megabyte of it is read. */
const requestsAtMost = 12;

/** Reads a file in parts, keeping the last one. */
function reader(address: string, reach: FileReach): ReadBytes {
  let part: { readonly from: number; readonly content: Buffer } | undefined;
  let requests = 0;

  async function fetchPart(from: number): Promise<Buffer | null> {
    if (requests++ === requestsAtMost) return null;
    const response = await get(address, reach, { part: { from, bytes: window } });
    try {
      const status = response.statusCode ?? 0;
      if (status === 429 || status >= 500) {
        throw responseError(new URL(address).host, status, response.headers["retry-after"]);
      }
      // A host that ignores ranges sends the file from its beginning.
      return status === 206 || (status === 200 && from === 0)
        ? (await readSome(response, window)).subarray(0, window)
        : null;
    } finally {
      response.destroy();
    }
  }

  return async (from, bytes) => {
    const within = part !== undefined && from >= part.from && from + bytes <= part.from + part.content.length;
    // At the end of a file, a part is shorter than requested.
    const ends = part !== undefined && part.content.length < window && from >= part.from;
    if (!within && !ends) {
      const content = await fetchPart(from);
      if (content === null) return null;
      part = { from, content };
    }
    if (part === undefined) return null;
    return part.content.subarray(from - part.from, from - part.from + bytes);
  };
}

/**
 * The length of a video file in whole seconds, from its container; null if that does not give it.
 * @throws if its host cannot be reached, or must not be
 */
export const fileSeconds = async (address: string, reach: FileReach): Promise<number | null> =>
  wholeSeconds(await mp4Seconds(reader(address, reach)));
