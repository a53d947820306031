import type { Routes } from "#http/route.ts";
import { toEnding, toStanding } from "./subscription.mapper.ts";
import type { SubscriptionService } from "./subscription.service.ts";

export function subscriptionRoutes(route: Routes, service: SubscriptionService, clock: () => Date): void {
  route("GET /api/billing/v1/subscription/", async ({ member }) =>
    toStanding(await service.standing(member.id), clock()),
  );

  route("GET /api/billing/v1/ending/", async ({ member }) => toEnding(await service.ending(member.id), clock()));

  route("POST /api/billing/v1/portal/", ({ member }) => service.portal(member.id), { perMinute: 120 });
}
