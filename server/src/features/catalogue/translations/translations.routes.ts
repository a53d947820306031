import { recordId } from "#http/input/ids.ts";
import type { Routes } from "#http/route.ts";
import type { TranslationsService } from "./translations.service.ts";

export function translationsRoutes(route: Routes, { videos, series, categories }: TranslationsService): void {
  route("GET /api/admin/v1/videos/{id}/translations/", ({ params }) => videos.read(recordId(params.id)));
  route("PUT /api/admin/v1/videos/{id}/translations/", ({ params, body: { language, before, ...words }, audit }) =>
    videos.set(recordId(params.id), { language, words, before }, audit),
  );

  route("GET /api/admin/v1/series/{id}/translations/", ({ params }) => series.read(recordId(params.id)));
  route("PUT /api/admin/v1/series/{id}/translations/", ({ params, body: { language, before, ...words }, audit }) =>
    series.set(recordId(params.id), { language, words, before }, audit),
  );

  route("GET /api/admin/v1/categories/{id}/translations/", ({ params }) => categories.read(recordId(params.id)));
  route("PUT /api/admin/v1/categories/{id}/translations/", ({ params, body: { language, before, ...words }, audit }) =>
    categories.set(recordId(params.id), { language, words, before }, audit),
  );
}
