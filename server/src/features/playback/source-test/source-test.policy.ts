import type { SourceKind } from "@mindreel/contract/catalogue/videos";
import type { SourceTestOutcome } from "@mindreel/contract/playback/source-test";
import { minute } from "#domain/time/units-of-time.ts";
import type { HostResponse } from "#ports/video-sources/video-sources.port.ts";

/** Milliseconds that two clocks may differ; every provider tolerates this. */
const clockTolerance = 5 * minute;

/** The kind of source that a player infers from an address's path. */
export function kindOf({ pathname }: URL): SourceKind {
  if (/\.m3u8$/i.test(pathname)) return "hls";
  return /\.mpd$/i.test(pathname) ? "dash" : "file";
}

export const isRefused = ({ status }: Pick<HostResponse, "status">): boolean => [400, 401, 403].includes(status);
export const isGiven = ({ status }: Pick<HostResponse, "status">): boolean => status === 200 || status === 206;

/** Milliseconds by which this server's clock is ahead of a host's; null if within tolerance. */
export function clockError({ date }: Pick<HostResponse, "date">, now: Date): number | null {
  const ahead = date === null ? 0 : now.getTime() - date.getTime();
  return Math.abs(ahead) > clockTolerance ? ahead : null;
}

/** The outcome according to the response to a signed address; undefined if it is the video. */
export function judge(response: HostResponse, kind: SourceKind, now: Date): SourceTestOutcome | undefined {
  if (isRefused(response)) return clockError(response, now) === null ? "refused" : "clock_off";
  if (response.status === 404 || response.status === 410) return "not_found";
  if (!isGiven(response)) return "unreachable";
  return kind === "hls" && response.leadsTo.length === 0 ? "not_video" : undefined;
}
