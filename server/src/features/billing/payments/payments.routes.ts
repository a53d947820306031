import type { Routes } from "#http/route.ts";
import { toListedPayment } from "./payments.mapper.ts";
import type { PaymentsService } from "./payments.service.ts";

export function paymentsRoutes(route: Routes, service: PaymentsService): void {
  route("GET /api/billing/v1/payments/", async ({ query, pageRequest, toPage }) =>
    toPage(await service.page(query, pageRequest()), toListedPayment),
  );

  route("GET /api/billing/v1/payments/totals/", ({ query }) => service.totals(query), { costly: true });

  route("GET /api/admin/v1/export/payments/", ({ query, member, audit }) => service.export(query, member.id, audit));
}
