import type { Audit } from "#data/audit.ts";
import type { Exports } from "#http/files/exports.ts";
import { type Days, paymentColumns, paymentRows } from "./payments-export.repository.ts";

export const createPaymentsExportService = (exports: Exports) => ({
  /** @throws AppError 429 while too many exports are running */
  begin: ({ from, to }: Days, actorId: number, audit: Audit) =>
    exports.begin({
      name: "payments",
      columns: paymentColumns,
      rows: paymentRows({ from, to }),
      actorId,
      audit,
      filter: { from, to },
    }),
});

export type PaymentsExportService = ReturnType<typeof createPaymentsExportService>;
