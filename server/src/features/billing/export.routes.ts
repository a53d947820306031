import type { Exports } from "#platform/exports.ts";
import type { Routes } from "#platform/route.ts";
import { paymentColumns, paymentRows } from "./export.repository.ts";

export function exportPaymentsRoute(route: Routes, exports: Exports): void {
  route("GET /api/admin/v1/export/payments/", ({ query: { from, to }, member, audit }) =>
    exports.begin({
      name: "payments",
      columns: paymentColumns,
      rows: paymentRows({ from, to }),
      actorId: member.id,
      audit,
      filter: { from, to },
    }),
  );
}
