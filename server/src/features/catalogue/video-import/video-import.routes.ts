import type { Routes } from "#http/route.ts";
import { toImportResult } from "./video-import.mapper.ts";
import type { VideoImportService } from "./video-import.service.ts";

export function videoImportRoutes(route: Routes, videoImport: VideoImportService): void {
  route("POST /api/category/v1/import/", async ({ body, audit, translate }) =>
    toImportResult(await videoImport.run(body, audit), translate),
  );
}
