import type { Routes } from "#http/route.ts";

export function entitlementRoutes(route: Routes): void {
  route("GET /api/accounts/v1/checkpro/", async ({ member }) => member.isPro);
}
