import type { Routes } from "#http/route.ts";
import type { PreviewService } from "./preview.service.ts";

export function previewRoutes(route: Routes, preview: PreviewService): void {
  route("POST /api/site/v1/preview/", async ({ body, accepted }) => ({
    html: await preview.landing(body, accepted()),
  }));
}
