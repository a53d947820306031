import { limits } from "@mindreel/contract/plain/limits";
import { queryOptions } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { queryKeys } from "#shared/api/queryKeys.ts";

/** What the member can watch in so many minutes. */
export const queueQuery = (minutes: number) =>
  queryOptions({
    queryKey: [...queryKeys.queue, minutes],
    queryFn: ({ signal }) => call("GET /api/playback/v1/queue/", { query: { minutes: String(minutes) }, signal }),
  });

/** The minutes that a query string asks for. */
export function minutesIn(params: URLSearchParams): number | undefined {
  const minutes = Number(params.get("minutes"));
  return Number.isInteger(minutes) && minutes >= 1 && minutes <= limits.queueMinutes ? minutes : undefined;
}

/** What the history entry of a video's page remembers: the videos that play after it. */
export interface QueueMark {
  readonly queue: readonly number[];
}

/** The videos that play after one; undefined: it is not played in a queue. */
export function queueIn(state: unknown): readonly number[] | undefined {
  if (typeof state !== "object" || state === null || !("queue" in state)) return undefined;
  const { queue } = state;
  return Array.isArray(queue) ? queue.filter((id) => Number.isInteger(id)) : undefined;
}
