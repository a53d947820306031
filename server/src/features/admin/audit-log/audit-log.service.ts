import type { AuditQuery } from "@mindreel/contract/admin/audit-log";
import type { Db } from "#data/database.ts";
import { type PageRequest, readPage } from "#data/paging.ts";
import { auditFilter } from "./audit-log.policy.ts";
import * as auditLog from "./audit-log.repository.ts";

/** The log of superusers' actions. */
export function createAuditLogService(db: Db) {
  return {
    /** @throws AppError 404 `invalid_page` */
    page: (query: AuditQuery, request: PageRequest) => {
      const filter = auditFilter(query);
      return readPage(request, (from) => auditLog.list(db, filter, from));
    },
  };
}

export type AuditLogService = ReturnType<typeof createAuditLogService>;
