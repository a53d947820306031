import type { Routes } from "#http/route.ts";
import type { OwnDataService } from "./own-data.service.ts";

export function ownDataRoutes(route: Routes, service: OwnDataService): void {
  route("POST /api/accounts/v1/security/own-data/", ({ member, body }) => service.copy(member, body), {
    perMinute: 20,
  });
}
