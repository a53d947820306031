import type { EventsService } from "#features/billing/payment-events/payment-events.service.ts";
import { readPage } from "#http/input/paging.ts";
import type { Routes } from "#http/route.ts";
import { toPaymentEvent, toReconciliation } from "./reconciliation.mapper.ts";
import type { ReconciliationService } from "./reconciliation.service.ts";

interface Dependencies {
  readonly reconciliation: ReconciliationService;
  readonly events: EventsService;
  /** @throws AppError 503 `payments_off` */
  readonly requirePayments: () => void;
  readonly publicUrl: string;
}

/** What superusers see of the payment provider: the comparison with it, and what it told. */
export function reconciliationRoutes(route: Routes, dependencies: Dependencies): void {
  const { reconciliation, events, requirePayments, publicUrl } = dependencies;
  const state = async () => toReconciliation(await reconciliation.state());

  route("GET /api/billing/v1/reconciliation/", state);

  route("POST /api/billing/v1/reconciliation/", async ({ audit }) => {
    requirePayments();
    await reconciliation.start(audit);
    return state();
  });

  route("POST /api/billing/v1/reconciliation/heal/", async ({ body, member, audit }) => {
    await reconciliation.wantHealed(body.ids, member.id, audit);
    return state();
  });

  const address = new URL("/api/billing/v1/events/", publicUrl);
  route("GET /api/billing/v1/events/", ({ query }) =>
    readPage({ address, query, list: (from) => events.list(query.state, from) }, toPaymentEvent),
  );

  route("POST /api/billing/v1/events/{id}/replay/", async ({ params, audit }) => {
    await events.replay(params.id, audit);
    return null;
  });
}
