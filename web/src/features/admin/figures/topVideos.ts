import type { FiguresQuery } from "@mindreel/contract/admin/figures";
import { queryOptions } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { fresh } from "./periodFigures.ts";

export const topVideosQuery = (query: FiguresQuery) =>
  queryOptions({
    queryKey: ["figures-videos", query],
    queryFn: ({ signal }) => call("GET /api/admin/v1/figures/videos/", { query, signal }),
    ...fresh,
  });
