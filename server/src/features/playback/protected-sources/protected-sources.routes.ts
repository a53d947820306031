import { recordId } from "#http/input/ids.ts";
import type { Routes } from "#http/route.ts";
import { toProtectedSource } from "./protected-sources.mapper.ts";
import type { ProtectedSourcesService } from "./protected-sources.service.ts";

export function protectedSourcesRoutes(route: Routes, sources: ProtectedSourcesService): void {
  route("GET /api/playback/v1/sources/", async () => (await sources.list()).map(toProtectedSource));

  route("PUT /api/playback/v1/sources/", async ({ body, audit }) => toProtectedSource(await sources.set(body, audit)));

  route("DELETE /api/playback/v1/sources/{id}/", async ({ params, audit }) => {
    await sources.remove(recordId(params.id), audit);
    return null;
  });
}
