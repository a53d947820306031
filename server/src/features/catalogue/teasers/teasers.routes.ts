import { recordId } from "#http/input/ids.ts";
import type { Routes } from "#http/route.ts";
import type { TeasersService } from "./teasers.service.ts";

export function teasersRoutes(route: Routes, teasers: TeasersService): void {
  route("GET /api/public/v1/videos/{id}/", ({ params, member, accepted }) =>
    teasers.one(recordId(params.id), member, accepted()),
  );
}
