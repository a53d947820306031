import { visitor } from "#domain/library/open-to.ts";
import { nobody } from "#domain/library/visibility.ts";
import { VttFile } from "#http/files/kinds.ts";
import { recordId } from "#http/input/ids.ts";
import type { Routes } from "#http/route.ts";
import type { CaptionImportService } from "./caption-import.service.ts";
import { toCaption, toKeptCaption, toTakenCaptions } from "./captions.mapper.ts";
import type { CaptionsService } from "./captions.service.ts";

export function captionsRoutes(route: Routes, captions: CaptionsService, captionImport: CaptionImportService): void {
  route("GET /api/category/v1/video/{id}/captions/", async ({ params, member }) =>
    (await captions.list(recordId(params.id), member ?? nobody)).map(toCaption),
  );
  route("POST /api/category/v1/video/{id}/captions/", async ({ params, body, file, audit, translate }) =>
    toKeptCaption(await captions.add(recordId(params.id), body, file("file")?.content, audit), translate),
  );
  route(
    "GET /api/category/v1/video/{id}/captions/{caption}.vtt",
    async ({ params, member }) =>
      new VttFile(await captions.file(recordId(params.id), recordId(params.caption), member ?? visitor(undefined))),
  );
  route("DELETE /api/category/v1/video/{id}/captions/{caption}/", async ({ params, audit }) => {
    await captions.remove(recordId(params.id), recordId(params.caption), audit);
    return null;
  });
  route("POST /api/category/v1/video/{id}/captions/{caption}/restore/", async ({ params, audit }) =>
    toCaption(await captions.restore(recordId(params.id), recordId(params.caption), audit)),
  );
  route("GET /api/category/v1/captions/match/", ({ query }) =>
    captions.match(query.names.split("\n").filter((name) => name !== "")),
  );
  route("POST /api/category/v1/video/{id}/captions/import/", async ({ params, audit, translate }) =>
    toTakenCaptions(await captionImport.take(recordId(params.id), audit), translate),
  );
}
