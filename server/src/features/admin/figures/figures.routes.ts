import type { Routes } from "#http/route.ts";
import { toEmptySearch, toFile, toPeriodFigures, toSale, toTopVideo } from "./figures.mapper.ts";
import type { FiguresService } from "./figures.service.ts";

export function figuresRoutes(route: Routes, figures: FiguresService): void {
  route("GET /api/admin/v1/figures/", async ({ query }) => toPeriodFigures(await figures.over(query)));
  route("GET /api/admin/v1/figures/sales/", async ({ query }) => (await figures.sales(query)).map(toSale));
  route("GET /api/admin/v1/figures/videos/", async ({ query }) => (await figures.videos(query)).map(toTopVideo));
  route("GET /api/admin/v1/figures/searches/", async ({ query }) => (await figures.searches(query)).map(toEmptySearch));
  route("GET /api/admin/v1/figures/file/", async ({ query: { file, ...query } }) =>
    toFile(await figures.file(query, file)),
  );
}
