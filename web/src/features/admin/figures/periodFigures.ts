import type { FiguresQuery } from "@mindreel/contract/admin/figures";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";

/** Today's figures keep changing, so each visit refetches them. */
export const fresh = { placeholderData: keepPreviousData, staleTime: 0 } as const;

export const periodFiguresQuery = (query: FiguresQuery) =>
  queryOptions({
    queryKey: ["figures-over-time", query],
    queryFn: ({ signal }) => call("GET /api/admin/v1/figures/", { query, signal }),
    ...fresh,
  });
