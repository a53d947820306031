import type { Routes } from "#http/route.ts";
import { toStanding } from "./subscription.mapper.ts";
import type { SubscriptionService } from "./subscription.service.ts";

export function subscriptionRoutes(route: Routes, service: SubscriptionService, clock: () => Date): void {
  route("GET /api/billing/v1/subscription/", async ({ member: { id, isSuperuser } }) => {
    const { subscriptions, account } = await service.standing(id);
    return toStanding(subscriptions, { ...account, isSuperuser }, clock());
  });

  route("POST /api/billing/v1/portal/", ({ member }) => service.portal(member.id), { perMinute: 120 });
}
