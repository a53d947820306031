import { queryOptions } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";

/** Limits concurrent requests; the other lines wait. */
const lanes: Promise<unknown>[] = Array.from({ length: 4 }, () => Promise.resolve());
let turn = 0;

function inLane<Result>(work: () => Promise<Result>): Promise<Result> {
  const lane = turn++ % lanes.length;
  const done = (lanes[lane] ?? Promise.resolve()).then(work);
  lanes[lane] = done.catch(() => undefined);
  return done;
}

/** The length of the video in a line. */
export const lineLengthQuery = (url: string) =>
  queryOptions({
    queryKey: ["lookup", "length", url],
    queryFn: ({ signal }) => inLane(() => call("GET /api/category/v1/lookup/length/", { query: { url }, signal })),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
