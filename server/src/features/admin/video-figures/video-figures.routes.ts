import { recordId } from "#http/input/ids.ts";
import type { Routes } from "#http/route.ts";
import type { VideoFiguresService } from "./video-figures.service.ts";

export function videoFiguresRoutes(route: Routes, figures: VideoFiguresService): void {
  route("GET /api/playback/v1/videos/{id}/figures/", ({ params, query }) => figures.over(recordId(params.id), query));
  route("GET /api/playback/v1/videos/{id}/figures/file/", ({ params, query: { file, ...query }, member, audit }) =>
    figures.file(recordId(params.id), query, file, member.id, audit),
  );
}
