import { readPage } from "#http/input/paging.ts";
import type { Routes } from "#http/route.ts";
import { toPaymentEvent } from "./payment-events.mapper.ts";
import type { PaymentEventsService } from "./payment-events.service.ts";

export function paymentEventsRoutes(route: Routes, service: PaymentEventsService, publicUrl: string): void {
  const address = new URL("/api/billing/v1/events/", publicUrl);
  route("GET /api/billing/v1/events/", ({ query }) =>
    readPage({ address, query, list: (from) => service.list(query.state, from) }, toPaymentEvent),
  );

  route("POST /api/billing/v1/events/{id}/replay/", async ({ params, audit }) => {
    await service.replay(params.id, audit);
    return null;
  });
}
