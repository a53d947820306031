import { ownResponse } from "#http/cached-calls.ts";
import { recordId } from "#http/input/ids.ts";
import type { Routes } from "#http/route.ts";
import type { ContinueWatchingService } from "./continue-watching.service.ts";

export function continueWatchingRoutes(route: Routes, continueWatching: ContinueWatchingService): void {
  route(
    "GET /api/playback/v1/continue/",
    async ({ member, pageRequest, toPage }) =>
      toPage(await continueWatching.page(member, pageRequest()), (video) => video),
    { cache: ownResponse },
  );
  route("DELETE /api/playback/v1/continue/{id}/", async ({ params, member }) => {
    await continueWatching.remove(recordId(params.id), member);
    return null;
  });
  route("PUT /api/playback/v1/continue/{id}/", async ({ params, member }) => {
    await continueWatching.putBack(recordId(params.id), member);
    return null;
  });
}
