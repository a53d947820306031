import type { Routes } from "#http/route.ts";
import { toSettingsVersion } from "./settings.mapper.ts";
import type { SettingsService } from "./settings.service.ts";

export function settingsRoutes(route: Routes, settings: SettingsService): void {
  route("GET /api/site/v1/settings/", () => settings.settings());
  route("PATCH /api/site/v1/settings/", ({ body, member, audit }) => settings.change(body, member.id, audit));
  route("POST /api/site/v1/settings/undo/", ({ body, member, audit }) => settings.undo(body, member.id, audit));
  route("GET /api/site/v1/history/", async ({ pageRequest, toPage }) =>
    toPage(await settings.history(pageRequest()), toSettingsVersion),
  );
}
