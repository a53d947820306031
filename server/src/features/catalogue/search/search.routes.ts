import type { Routes } from "#http/route.ts";
import { toFoundNames, toFoundVideo } from "./search.mapper.ts";
import type { SearchService } from "./search.service.ts";
import type { SuggestionsService } from "./suggestions.service.ts";

interface Dependencies {
  readonly search: SearchService;
  readonly suggestions: SuggestionsService;
}

export function searchRoutes(route: Routes, { search, suggestions }: Dependencies): void {
  route(
    "GET /api/search/v1/",
    async ({ query, member, pageRequest, toPage }) => {
      const { page, corrected, named } = await search.page(query, member, pageRequest());
      return { ...toPage(page, toFoundVideo), ...toFoundNames(named), corrected };
    },
    { costly: true },
  );
  route("GET /api/search/v1/suggest/", ({ query, member }) => suggestions.suggest(query.q, member), { costly: true });
}
