import type { Routes } from "#http/route.ts";
import type { DigestService } from "./digest.service.ts";

export function digestRoutes(route: Routes, digest: DigestService): void {
  route("GET /api/admin/v1/news-settings/", () => digest.settings());
  route("PUT /api/admin/v1/news-settings/", ({ body, audit }) => digest.change(body, audit));
}
