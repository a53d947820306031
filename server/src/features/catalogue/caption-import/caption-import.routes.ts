import { recordId } from "#http/input/ids.ts";
import type { Routes } from "#http/route.ts";
import { toTakenCaptions } from "./caption-import.mapper.ts";
import type { CaptionImportService } from "./caption-import.service.ts";

export function captionImportRoutes(route: Routes, captionImport: CaptionImportService): void {
  route("POST /api/category/v1/video/{id}/captions/import/", async ({ params, audit, translate }) =>
    toTakenCaptions(await captionImport.take(recordId(params.id), audit), translate),
  );
}
