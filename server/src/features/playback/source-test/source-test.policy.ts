import type { SourceKind } from "@mindreel/contract/catalogue/sources";
import type { SourceTestOutcome } from "@mindreel/contract/playback/protected-sources";
import { minute } from "#domain/units-of-time.ts";
import type { HostAnswer } from "#ports/video-sources/video-sources.port.ts";

/** Milliseconds that two clocks may differ; every provider tolerates this. */
const clockTolerance = 5 * minute;

/** The kind of source that a player infers from an address's path. */
export function kindOf({ pathname }: URL): SourceKind {
  if (/\.m3u8$/i.test(pathname)) return "hls";
  return /\.mpd$/i.test(pathname) ? "dash" : "file";
}

export const isRefused = ({ status }: Pick<HostAnswer, "status">): boolean => [400, 401, 403].includes(status);
export const isGiven = ({ status }: Pick<HostAnswer, "status">): boolean => status === 200 || status === 206;

/** Milliseconds by which this server's clock is ahead of a host's; null if within tolerance. */
export function clockError({ date }: Pick<HostAnswer, "date">, now: Date): number | null {
  const ahead = date === null ? 0 : now.getTime() - date.getTime();
  return Math.abs(ahead) > clockTolerance ? ahead : null;
}

/** The outcome according to the response to a signed address; undefined if it is the video. */
export function judge(answer: HostAnswer, kind: SourceKind, now: Date): SourceTestOutcome | undefined {
  if (isRefused(answer)) return clockError(answer, now) === null ? "refused" : "clock_off";
  if (answer.status === 404 || answer.status === 410) return "not_found";
  if (!isGiven(answer)) return "unreachable";
  return kind === "hls" && answer.leadsTo.length === 0 ? "not_video" : undefined;
}
