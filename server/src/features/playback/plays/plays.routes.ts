import { AppError } from "#domain/errors.ts";
import { visitor } from "#domain/library/open-to.ts";
import { recordId } from "#http/input/ids.ts";
import type { Routes } from "#http/route.ts";
import { toPlay } from "./plays.mapper.ts";
import type { PlaysService } from "./plays.service.ts";

export function playsRoutes(route: Routes, plays: PlaysService): void {
  route("POST /api/playback/v1/videos/{id}/", async ({ params, body, member, accepted, device }) =>
    toPlay(await plays.begin(recordId(params.id), body, member ?? visitor(accepted()), device())),
  );
  route("PUT /api/playback/v1/videos/{id}/position/", ({ params, body, member, device }) => {
    if (member === null) throw new AppError("unauthenticated");
    return plays.report(recordId(params.id), body, member, device());
  });
  route("PUT /api/playback/v1/videos/{id}/watched/", ({ params, body, member }) =>
    plays.setWatched(recordId(params.id), member, body.watched),
  );
  route("DELETE /api/playback/v1/plays/{session}/", async ({ params, member }) => {
    await plays.end(params.session, member);
    return null;
  });
}
