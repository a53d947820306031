import { recordId } from "#http/input/ids.ts";
import type { Routes } from "#http/route.ts";
import { type ToAilingVideo, toLibraryHealth, toVideoCheck, toVideoFill } from "./library-health.mapper.ts";
import type { LibraryHealthService } from "./library-health.service.ts";

/** For calls that make a request to a provider. */
const limited = { perMinute: 120 };

export function libraryHealthRoutes(route: Routes, health: LibraryHealthService, toAilingVideo: ToAilingVideo): void {
  route("GET /api/admin/v1/health/", async () => toLibraryHealth(await health.summary()));

  route("GET /api/admin/v1/health/videos/", async ({ query, translate, pageRequest, toPage }) =>
    toPage(await health.page(query.kind, pageRequest()), toAilingVideo(translate)),
  );

  route("POST /api/admin/v1/health/check/", async ({ audit }) => toLibraryHealth(await health.checkAll(audit)));

  route("POST /api/admin/v1/health/stills/", async ({ audit }) => ({ wanted: await health.fillStills(audit) }));

  route(
    "POST /api/admin/v1/health/videos/{id}/check/",
    async ({ params, audit, translate }) => toVideoCheck(await health.check(recordId(params.id), audit), translate),
    limited,
  );

  route(
    "POST /api/admin/v1/health/videos/{id}/fill/",
    async ({ params, audit, translate }) => toVideoFill(await health.fill(recordId(params.id), audit), translate),
    limited,
  );
}
