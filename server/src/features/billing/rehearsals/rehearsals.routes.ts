import type { Routes } from "#http/route.ts";
import { toRehearsal } from "./rehearsals.mapper.ts";
import type { RehearsalsService } from "./rehearsals.service.ts";

export function rehearsalsRoutes(route: Routes, service: RehearsalsService): void {
  route(
    "POST /api/billing/v1/rehearsals/",
    async ({ body, translate }) => {
      const { tried, sold } = await service.rehearse(body);
      return translate((language) => toRehearsal(tried, sold(language)));
    },
    { perMinute: 30 },
  );
}
