import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";

/** What a search could become, while somebody types it. */
export const suggestionsQuery = (text: string) =>
  queryOptions({
    queryKey: ["suggestions", text],
    queryFn: ({ signal }) => call("GET /api/search/v1/suggest/", { query: { q: text }, signal }),
    enabled: text !== "",
    placeholderData: keepPreviousData,
    // Nobody waits for them.
    retry: false,
  });
