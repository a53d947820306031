import { recordId } from "#http/input/ids.ts";
import type { Routes } from "#http/route.ts";
import type { SeriesService } from "./series.service.ts";

export function seriesRoutes(route: Routes, series: SeriesService): void {
  route("GET /api/series/v1/series/", ({ query, member }) => series.page(query, member));

  route("GET /api/series/v1/series/{id}/", ({ params, member }) => series.withVideos(recordId(params.id), member));
}
