import type { Routes } from "#http/route.ts";
import type { NewsPreferencesService } from "./news-preferences.service.ts";

export function newsPreferencesRoutes(route: Routes, preferences: NewsPreferencesService): void {
  route("GET /api/newsletter/v1/preferences/", ({ member }) => preferences.read(member.id));
  route("PATCH /api/newsletter/v1/preferences/", ({ body, member }) => preferences.change(member.id, body));
}
