import { queryOptions } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";

const isWebUrl = (text: string): boolean => /^https?:$/.test(URL.parse(text)?.protocol ?? "");

/** The provider's details of a video; requested only once the text is an http(s) URL. */
export const lookupQuery = (url: string) =>
  queryOptions({
    queryKey: ["lookup", url],
    queryFn: ({ signal }) => call("GET /api/category/v1/lookup/", { query: { url }, signal }),
    enabled: isWebUrl(url),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
