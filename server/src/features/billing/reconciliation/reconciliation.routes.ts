import type { Routes } from "#http/route.ts";
import { toReconciliation } from "./reconciliation.mapper.ts";
import type { ReconciliationService } from "./reconciliation.service.ts";

export function reconciliationRoutes(route: Routes, service: ReconciliationService): void {
  const state = async () => toReconciliation(await service.state());

  route("GET /api/billing/v1/reconciliation/", state);

  route("POST /api/billing/v1/reconciliation/", async ({ audit }) => {
    await service.start(audit);
    return state();
  });

  route("POST /api/billing/v1/reconciliation/heal/", async ({ body, member, audit }) => {
    await service.requestHealing(body.ids, member.id, audit);
    return state();
  });
}
