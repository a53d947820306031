import type { Routes } from "#http/route.ts";
import type { SearchService } from "./search.service.ts";
import type { SuggestionsService } from "./suggestions.service.ts";

interface Dependencies {
  readonly search: SearchService;
  readonly suggestions: SuggestionsService;
}

export function searchRoutes(route: Routes, { search, suggestions }: Dependencies): void {
  route("GET /api/search/v1/", ({ query, member }) => search.page(query, member));
  route("GET /api/search/v1/suggest/", ({ query, member }) => suggestions.suggest(query.q, member));
}
