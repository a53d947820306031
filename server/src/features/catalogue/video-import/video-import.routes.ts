import type { createLookup } from "#features/catalogue/video-lookup/video-lookup.ts";
import type { Routes } from "#http/route.ts";
import type { createImport } from "./video-import.service.ts";

interface Dependencies {
  readonly lookup: ReturnType<typeof createLookup>;
  readonly importVideos: ReturnType<typeof createImport>;
}

/** What superusers do with the library as a whole. */
export function libraryRoutes(route: Routes, { lookup, importVideos }: Dependencies): void {
  route("GET /api/category/v1/lookup/", ({ query }) => lookup(query.url), { perMinute: 120 });
  route("POST /api/category/v1/import/", ({ body, audit }) => importVideos(body, audit));
}
