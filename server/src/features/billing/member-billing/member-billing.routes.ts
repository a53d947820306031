import type { EntitlementService } from "#features/billing/entitlement/entitlement.service.ts";
import { recordId } from "#http/input/ids.ts";
import type { Routes } from "#http/route.ts";
import { toMemberBilling, toProUntil } from "./member-billing.mapper.ts";
import type { MemberBillingService } from "./member-billing.service.ts";

interface Dependencies {
  readonly memberBilling: MemberBillingService;
  readonly entitlement: EntitlementService;
  readonly clock: () => Date;
}

export function memberBillingRoutes(route: Routes, { memberBilling, entitlement, clock }: Dependencies): void {
  route("GET /api/billing/v1/members/{id}/", async ({ params }) =>
    toMemberBilling(await memberBilling.of(recordId(params.id)), clock()),
  );

  route("POST /api/billing/v1/members/{id}/free-time/", async ({ params, body, member, audit }) =>
    toProUntil(await entitlement.give(recordId(params.id), body.days, body.reason.trim(), member.id, audit)),
  );

  route("DELETE /api/billing/v1/free-time/{id}/", async ({ params, member, audit }) =>
    toProUntil(await entitlement.takeBack(recordId(params.id), member.id, audit)),
  );
}
