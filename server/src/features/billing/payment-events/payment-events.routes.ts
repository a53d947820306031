import type { Routes } from "#http/route.ts";
import { toPaymentEvent } from "./payment-events.mapper.ts";
import type { PaymentEventsService } from "./payment-events.service.ts";

export function paymentEventsRoutes(route: Routes, service: PaymentEventsService): void {
  route("GET /api/billing/v1/events/", async ({ query, pageRequest, toPage }) =>
    toPage(await service.page(query.state, pageRequest()), toPaymentEvent),
  );

  route("POST /api/billing/v1/events/{id}/replay/", async ({ params, audit }) => {
    await service.replay(params.id, audit);
    return null;
  });
}
