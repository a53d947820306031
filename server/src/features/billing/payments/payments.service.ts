import type { Audit } from "#data/audit.ts";
import type { Db } from "#data/database.ts";
import { type PageRequest, readPage } from "#data/paging.ts";
import type { Exports } from "#http/files/exports.ts";
import * as payments from "./payments.repository.ts";

interface Dependencies {
  readonly db: Db;
  readonly exports: Exports;
}

/** All payments, for superusers: as a list, and as a file. */
export const createPaymentsService = ({ db, exports }: Dependencies) => ({
  page: (filter: payments.PaymentsFilter, request: PageRequest) =>
    readPage(request, (from) => payments.list(db, filter, from)),

  /** @throws AppError 429 while too many exports are running */
  export: ({ state, from, to }: payments.PaymentsFilter, actorId: number, audit: Audit) =>
    exports.begin({
      name: "payments",
      columns: payments.paymentColumns,
      rows: payments.paymentRows({ state, from, to }),
      actorId,
      audit,
      filter: { state, from, to },
    }),
});

export type PaymentsService = ReturnType<typeof createPaymentsService>;
