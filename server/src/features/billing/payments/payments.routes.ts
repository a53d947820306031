import { readPage } from "#http/input/paging.ts";
import type { Routes } from "#http/route.ts";
import { toListedPayment } from "./payments.mapper.ts";
import type { PaymentsService } from "./payments.service.ts";

export function paymentsRoutes(route: Routes, service: PaymentsService, publicUrl: string): void {
  const address = new URL("/api/billing/v1/payments/", publicUrl);
  route("GET /api/billing/v1/payments/", ({ query }) =>
    readPage({ address, query, list: (from) => service.list(query, from) }, toListedPayment),
  );

  route("GET /api/admin/v1/export/payments/", ({ query, member, audit }) => service.export(query, member.id, audit));
}
