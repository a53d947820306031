import type { FiguresQuery } from "@mindreel/contract/admin/figures";
import { queryOptions } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { fresh } from "./periodFigures.ts";

/** Searches without results. */
export const emptySearchesQuery = (query: FiguresQuery) =>
  queryOptions({
    queryKey: ["figures-searches", query],
    queryFn: ({ signal }) => call("GET /api/admin/v1/figures/searches/", { query, signal }),
    select: (found) => found.map((row) => ({ ...row, id: row.words })),
    ...fresh,
  });
