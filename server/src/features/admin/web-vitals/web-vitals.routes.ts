import type { Routes } from "#http/route.ts";
import { toPageVitals } from "./web-vitals.mapper.ts";
import type { WebVitalsService } from "./web-vitals.service.ts";

export function webVitalsRoutes(route: Routes, service: WebVitalsService): void {
  route(
    "POST /api/public/v1/web-vitals/",
    async ({ body }) => {
      await service.count(body);
      return null;
    },
    // A browser sends a report each time its window is hidden.
    { perMinute: 120 },
  );
  route("GET /api/admin/v1/web-vitals/", async ({ query }) => toPageVitals(await service.over(query)));
}
