import type { Routes } from "#http/route.ts";
import type { FiguresService } from "./figures.service.ts";

export function figuresRoutes(route: Routes, figures: FiguresService): void {
  route("GET /api/admin/v1/figures/", ({ query }) => figures.over(query));
  route("GET /api/admin/v1/figures/videos/", ({ query }) => figures.videos(query));
  route("GET /api/admin/v1/figures/searches/", ({ query }) => figures.searches(query));
  route("GET /api/admin/v1/figures/file/", ({ query: { file, ...query } }) => figures.file(query, file));
}
