import type { SeriesOrderService } from "#features/catalogue/series-order/series-order.service.ts";
import { recordId } from "#http/input/ids.ts";
import type { Routes } from "#http/route.ts";
import type { SeriesService } from "./series.service.ts";
import type { SeriesEditingService } from "./series-editing.service.ts";

interface Dependencies {
  readonly series: SeriesService;
  readonly editing: SeriesEditingService;
  readonly order: SeriesOrderService["order"];
}

export function seriesRoutes(route: Routes, { series, editing, order }: Dependencies): void {
  route("GET /api/series/v1/series/", ({ query, member }) => series.page(query, member));

  route("GET /api/series/v1/series/{id}/", ({ params, member }) => series.withVideos(recordId(params.id), member));

  route("POST /api/series/v1/series/", async ({ body, file, member, audit }) =>
    series.one(await editing.create(body, file("series_thumbnail"), audit), member),
  );

  route("PATCH /api/series/v1/series/{id}/", async ({ params, body, file, member, audit }) => {
    const id = recordId(params.id);
    await editing.update(id, body, file("series_thumbnail"), audit);
    return series.one(id, member);
  });

  route("DELETE /api/series/v1/series/{id}/", async ({ params, audit }) => {
    await editing.remove(recordId(params.id), audit);
    return null;
  });

  route("PUT /api/series/v1/series/{id}/videos/", async ({ params, body, audit }) => {
    await order(recordId(params.id), body.videos, audit);
    return body;
  });

  route("GET /api/admin/v1/series/", () => series.choices());

  route("POST /api/admin/v1/series/{id}/restore/", async ({ params, member, audit }) => {
    const id = recordId(params.id);
    await editing.restore(id, audit);
    return series.one(id, member);
  });
}
