import { recordId } from "#http/input/ids.ts";
import type { Routes } from "#http/route.ts";
import type { ToSeries } from "./series.mapper.ts";
import type { SeriesService } from "./series.service.ts";

export function seriesRoutes(route: Routes, series: SeriesService, toSeries: ToSeries): void {
  route("GET /api/series/v1/series/", async ({ member, pageRequest, toPage }) =>
    toPage(await series.page(member, pageRequest()), toSeries),
  );

  route("GET /api/series/v1/series/{id}/", async ({ params, member }) => {
    const { found, videos } = await series.withVideos(recordId(params.id), member);
    return { ...toSeries(found), videos };
  });
}
