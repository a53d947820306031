import type { Routes } from "#http/route.ts";
import type { PaymentsExportService } from "./payments-export.service.ts";

export function paymentsExportRoutes(route: Routes, service: PaymentsExportService): void {
  route("GET /api/admin/v1/export/payments/", ({ query: { from, to }, member, audit }) =>
    service.begin({ from, to }, member.id, audit),
  );
}
