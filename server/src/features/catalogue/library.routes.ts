import type { Routes } from "#platform/route.ts";
import type { createLookup } from "./lookup.ts";

interface Dependencies {
  readonly lookup: ReturnType<typeof createLookup>;
}

/** What superusers do with the library as a whole. */
export function libraryRoutes(route: Routes, { lookup }: Dependencies): void {
  route("GET /api/category/v1/lookup/", ({ query }) => lookup(query.url), { perMinute: 120 });
}
