import { AppError } from "#domain/errors.ts";
import type { SettingsService } from "#features/site/settings/settings.service.ts";
import { VttFile } from "#http/files/kinds.ts";
import type { Routes } from "#http/route.ts";

export function filmCaptionsRoutes(route: Routes, settings: Pick<SettingsService, "read">): void {
  route("GET /api/public/v1/film-captions/", async () => {
    const { film_captions: captions } = (await settings.read()).values;
    if (captions === null) throw new AppError("not_found");
    return new VttFile(captions.text);
  });
}
