import type { SeriesOrderService } from "#features/catalogue/mechanisms/series-order/series-order.service.ts";
import type { ToSeries } from "#features/catalogue/series/series.mapper.ts";
import type { SeriesService } from "#features/catalogue/series/series.service.ts";
import { recordId } from "#http/input/ids.ts";
import type { Routes } from "#http/route.ts";
import type { SeriesAdminService } from "./series-admin.service.ts";

interface Dependencies {
  readonly series: SeriesService;
  readonly admin: SeriesAdminService;
  readonly order: SeriesOrderService["order"];
  readonly toSeries: ToSeries;
}

export function seriesAdminRoutes(route: Routes, { series, admin, order, toSeries }: Dependencies): void {
  route("POST /api/series/v1/series/", async ({ body, file, member, audit }) =>
    toSeries(await series.one(await admin.create(body, file("series_thumbnail"), audit), member)),
  );

  route("PATCH /api/series/v1/series/{id}/", async ({ params, body, file, member, audit }) => {
    const id = recordId(params.id);
    await admin.update(id, body, file("series_thumbnail"), audit);
    return toSeries(await series.one(id, member));
  });

  route("DELETE /api/series/v1/series/{id}/", async ({ params, audit }) => {
    await admin.remove(recordId(params.id), audit);
    return null;
  });

  route("PUT /api/series/v1/series/{id}/videos/", async ({ params, body, audit }) => {
    await order(recordId(params.id), body.videos, audit);
    return body;
  });

  route("GET /api/admin/v1/series/", () => series.choices());

  route("POST /api/admin/v1/series/{id}/restore/", async ({ params, member, audit }) => {
    const id = recordId(params.id);
    await admin.restore(id, audit);
    return toSeries(await series.one(id, member));
  });
}
