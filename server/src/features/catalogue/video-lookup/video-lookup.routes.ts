import { requireSource } from "#features/catalogue/mechanisms/sources.policy.ts";
import type { Routes } from "#http/route.ts";
import { toLookup } from "./video-lookup.mapper.ts";
import type { VideoLookupService } from "./video-lookup.service.ts";

export function videoLookupRoutes(route: Routes, lookup: VideoLookupService): void {
  route(
    "GET /api/category/v1/lookup/",
    async ({ query, translate }) => {
      const source = requireSource(query.url, "url");
      return toLookup(source, await lookup.look(source), await lookup.present(source), translate);
    },
    { perMinute: 120 },
  );
  // The import preview requests this for each line that it shows.
  route(
    "GET /api/category/v1/lookup/length/",
    async ({ query }) => ({ duration: await lookup.lengthOf(requireSource(query.url, "url")) }),
    { perMinute: 600 },
  );
}
