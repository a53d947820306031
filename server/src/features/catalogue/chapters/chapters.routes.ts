import { nobody } from "#domain/library/visibility.ts";
import { recordId } from "#http/input/ids.ts";
import type { Routes } from "#http/route.ts";
import type { ChaptersService } from "./chapters.service.ts";

export function chaptersRoutes(route: Routes, chapters: ChaptersService): void {
  route("GET /api/category/v1/video/{id}/chapters/", ({ params, member }) =>
    chapters.list(recordId(params.id), member ?? nobody),
  );
  route("PUT /api/category/v1/video/{id}/chapters/", ({ params, body, member, audit }) =>
    chapters.set(recordId(params.id), body, member, audit),
  );
}
