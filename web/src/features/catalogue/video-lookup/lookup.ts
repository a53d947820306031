import { queryOptions } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";

const isWebAddress = (text: string): boolean => /^https?:$/.test(URL.parse(text)?.protocol ?? "");

/** What a video's provider tells of it; asked only about what looks like an address. */
export const lookupQuery = (url: string) =>
  queryOptions({
    queryKey: ["lookup", url],
    queryFn: ({ signal }) => call("GET /api/category/v1/lookup/", { query: { url }, signal }),
    enabled: isWebAddress(url),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
