import type { Routes } from "#http/route.ts";
import { toNewsSettings } from "./digest.mapper.ts";
import type { DigestService } from "./digest.service.ts";

export function digestRoutes(route: Routes, digest: DigestService): void {
  route("GET /api/admin/v1/news-settings/", async () => toNewsSettings(await digest.settings()));
  route("PUT /api/admin/v1/news-settings/", async ({ body, audit }) =>
    toNewsSettings(await digest.change(body, audit)),
  );
}
