import { Type } from "typebox";
import { Value } from "typebox/value";
import { responseError } from "./host-request.ts";
import { isoSeconds } from "./playlists.ts";
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
