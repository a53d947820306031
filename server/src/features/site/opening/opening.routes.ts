import type { Routes } from "#http/route.ts";
import { toOpening } from "./opening.mapper.ts";
import type { OpeningNeeds, OpeningService } from "./opening.service.ts";

export function openingRoutes(route: Routes, opening: OpeningService, needs: OpeningNeeds): void {
  route("GET /api/site/v1/opening/", async () => toOpening(await opening.state(needs)));
  route("PUT /api/site/v1/opening/", async ({ body, member, audit }) =>
    toOpening(await opening.set(body.open, member.id, needs, audit)),
  );
}
