import type { Audit } from "#data/audit.ts";
import type { Db } from "#data/database.ts";
import { type PageRequest, readPage } from "#data/paging.ts";
import type { Replica } from "#data/replica/replica.ts";
import type { Exports } from "#http/files/exports.ts";
import * as payments from "./payments.repository.ts";

interface Dependencies {
  readonly db: Db;
  readonly exports: Exports;
  readonly replica: Replica;
}

/** All payments, for superusers: as a list, and as a file. */
export const createPaymentsService = ({ db, exports, replica }: Dependencies) => ({
  page: (filter: payments.PaymentsFilter, request: PageRequest) =>
    readPage(request, (from) => payments.list(db, filter, from)),

  totals: (filter: payments.PaymentsFilter) => replica.read((on) => payments.totals(on, filter)),

  /** @throws AppError 429 while too many exports are running */
  export: ({ state, from, to, search }: payments.PaymentsFilter, actorId: number, audit: Audit) =>
    exports.begin({
      name: "payments",
      columns: payments.paymentColumns,
      rows: payments.paymentRows({ state, from, to, search }),
      actorId,
      audit,
      // Not the search itself: the audit log would keep a member's name longer than their account.
      filter: { state, from, to, ...(search && { searched: "yes" }) },
    }),
});

export type PaymentsService = ReturnType<typeof createPaymentsService>;
