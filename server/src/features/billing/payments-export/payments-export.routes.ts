import type { Exports } from "#http/files/exports.ts";
import type { Routes } from "#http/route.ts";
import { paymentColumns, paymentRows } from "./payments-export.repository.ts";

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
