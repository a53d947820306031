import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";

/** Suggestions for a search that is being typed. */
export const suggestionsQuery = (text: string) =>
  queryOptions({
    queryKey: ["suggestions", text],
    queryFn: ({ signal }) => call("GET /api/search/v1/suggest/", { query: { q: text }, signal }),
    enabled: text !== "",
    placeholderData: keepPreviousData,
    // Not worth retrying.
    retry: false,
  });
