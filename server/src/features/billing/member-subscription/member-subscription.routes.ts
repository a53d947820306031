import { recordId } from "#http/input/ids.ts";
import type { Routes } from "#http/route.ts";
import type { MemberSubscriptionService } from "./member-subscription.service.ts";

export function memberSubscriptionRoutes(route: Routes, service: MemberSubscriptionService): void {
  route("POST /api/billing/v1/members/{id}/cancel/", async ({ params, body, member, audit }) => {
    await service.cancel(recordId(params.id), body, { actorId: member.id, audit });
    return null;
  });

  route("POST /api/billing/v1/members/{id}/resume/", async ({ params, member, audit }) => {
    await service.resume(recordId(params.id), { actorId: member.id, audit });
    return null;
  });
}
