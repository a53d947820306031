import type { FiguresQuery } from "@mindreel/contract/admin/figures";
import { queryOptions } from "@tanstack/react-query";
import { fresh } from "#features/admin/figures/periodFigures.ts";
import { call } from "#shared/api/api.ts";

export const videoFiguresQuery = (video: number, query: FiguresQuery) =>
  queryOptions({
    queryKey: ["video-figures", video, query],
    queryFn: ({ signal }) =>
      call("GET /api/playback/v1/videos/{id}/figures/", { params: { id: String(video) }, query, signal }),
    ...fresh,
  });
