import { recordId } from "#http/input/ids.ts";
import type { Routes } from "#http/route.ts";
import type { Health } from "./library-health.service.ts";

/** What superusers see of the library's health. */
export function libraryHealthRoutes(route: Routes, health: Health): void {
  const perMinute = 120;
  route("GET /api/admin/v1/health/", () => health.summary());
  route("GET /api/admin/v1/health/videos/", ({ query }) => health.page(query));
  route("POST /api/admin/v1/health/check/", ({ audit }) => health.checkAll(audit));
  route(
    "POST /api/admin/v1/health/videos/{id}/check/",
    ({ params, audit }) => health.check(recordId(params.id), audit),
    {
      perMinute,
    },
  );
  route("POST /api/admin/v1/health/videos/{id}/fill/", ({ params, audit }) => health.fill(recordId(params.id), audit), {
    perMinute,
  });
}
