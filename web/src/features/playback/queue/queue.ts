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

/** The history state of a video's page: the videos that play after it. */
export interface QueueMark {
  readonly queue: readonly number[];
}

/** The videos that play after the current one; undefined if it is not part of a queue. */
export function queueIn(state: unknown): readonly number[] | undefined {
  if (typeof state !== "object" || state === null || !("queue" in state)) return undefined;
  const { queue } = state;
  return Array.isArray(queue) ? queue.filter((id) => Number.isInteger(id)) : undefined;
}
