import { recordId } from "#http/input/ids.ts";
import type { Routes } from "#http/route.ts";
import { toFile, toVideoFigures } from "./video-figures.mapper.ts";
import type { VideoFiguresService } from "./video-figures.service.ts";

export function videoFiguresRoutes(route: Routes, figures: VideoFiguresService): void {
  route("GET /api/playback/v1/videos/{id}/figures/", async ({ params, query }) =>
    toVideoFigures(await figures.over(recordId(params.id), query)),
  );
  route(
    "GET /api/playback/v1/videos/{id}/figures/file/",
    async ({ params, query: { file, ...query }, member, audit }) =>
      toFile(await figures.file(recordId(params.id), query, file, member.id, audit)),
  );
}
