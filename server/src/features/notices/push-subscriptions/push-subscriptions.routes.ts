import type { Routes } from "#http/route.ts";
import type { PushSubscriptionsService } from "./push-subscriptions.service.ts";

export function pushSubscriptionsRoutes(route: Routes, { read, turnOn, turnOff }: PushSubscriptionsService): void {
  route("GET /api/notices/v1/push/", ({ member }) => read(member));
  route("PUT /api/notices/v1/push/", async ({ member, body, accepted }) => {
    await turnOn(member, body, accepted());
    return null;
  });
  route("DELETE /api/notices/v1/push/", async ({ member }) => {
    await turnOff(member);
    return null;
  });
}
