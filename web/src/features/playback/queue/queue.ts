import { limits } from "@mindreel/contract/plain/limits";
import { queryOptions } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { queryKeys } from "#shared/api/queryKeys.ts";

/** The videos that the member can watch in this many minutes. */
export const queueQuery = (minutes: number) =>
  queryOptions({
    queryKey: [...queryKeys.queue, minutes],
    queryFn: ({ signal }) => call("GET /api/playback/v1/queue/", { query: { minutes: String(minutes) }, signal }),
  });

/** The minutes in a query string. */
export function minutesIn(params: URLSearchParams): number | undefined {
  const minutes = Number(params.get("minutes"));
  return Number.isInteger(minutes) && minutes >= 1 && minutes <= limits.queueMinutes ? minutes : undefined;
}

/** The history state of a video's page that is part of a queue. */
export interface QueueMark {
  /** The videos that play after it. */
  readonly queue: readonly number[];
  /** The minutes that the queue fills. */
  readonly minutes: number;
  /** How many videos there were at its beginning. */
  readonly count: number;
}

/** The video's queue; undefined if it is not part of one. */
export function queueIn(state: unknown): QueueMark | undefined {
  if (typeof state !== "object" || state === null || !("queue" in state && "minutes" in state && "count" in state)) {
    return undefined;
  }
  const { queue, minutes, count } = state;
  if (!Array.isArray(queue) || typeof minutes !== "number" || typeof count !== "number") return undefined;
  return { queue: queue.filter((id) => Number.isInteger(id)), minutes, count };
}
