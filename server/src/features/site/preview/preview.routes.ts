import type { Routes } from "#http/route.ts";
import type { PreviewService } from "./preview.service.ts";

export function previewRoutes(route: Routes, preview: PreviewService): void {
  route("POST /api/site/v1/preview/", async ({ query, body, accepted }) => ({
    html: await preview.page(body, query.path ?? "/", accepted()),
  }));
}
