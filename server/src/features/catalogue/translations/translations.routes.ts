import type { BodyOf } from "@mindreel/contract/api";
import { recordId } from "#http/input/ids.ts";
import type { Routes } from "#http/route.ts";
import type { TranslationsService } from "./translations.service.ts";

/** Leaves out fields that the contract does not know. */
const changeOf = ({ language, title, description, before }: BodyOf<"PUT /api/admin/v1/videos/{id}/translations/">) => {
  return { language, words: { title, description }, before };
};

export function translationsRoutes(route: Routes, { videos, series, categories }: TranslationsService): void {
  route("GET /api/admin/v1/videos/{id}/translations/", ({ params }) => videos.read(recordId(params.id)));
  route("PUT /api/admin/v1/videos/{id}/translations/", ({ params, body, audit }) =>
    videos.set(recordId(params.id), changeOf(body), audit),
  );

  route("GET /api/admin/v1/series/{id}/translations/", ({ params }) => series.read(recordId(params.id)));
  route("PUT /api/admin/v1/series/{id}/translations/", ({ params, body, audit }) =>
    series.set(recordId(params.id), changeOf(body), audit),
  );

  route("GET /api/admin/v1/categories/{id}/translations/", ({ params }) => categories.read(recordId(params.id)));
  route(
    "PUT /api/admin/v1/categories/{id}/translations/",
    ({ params, body: { language, name, description = "", before }, audit }) =>
      categories.set(recordId(params.id), { language, words: { name, description }, before }, audit),
  );
}
