import type { AuditQuery } from "@mindreel/contract/admin/audit-log";
import type { Db } from "#data/database.ts";
import { type From, readPage } from "#http/input/paging.ts";
import { toAuditEntry } from "./audit-log.mapper.ts";
import { auditFilter } from "./audit-log.policy.ts";
import * as auditLog from "./audit-log.repository.ts";

interface Dependencies {
  readonly db: Db;
  readonly publicUrl: string;
}

/** The log of superusers' actions. */
export function createAuditLogService({ db, publicUrl }: Dependencies) {
  const address = new URL("/api/admin/v1/audit/", publicUrl);
  return {
    /** @throws AppError 404 `invalid_page` */
    page: (query: AuditQuery) => {
      const filter = auditFilter(query);
      return readPage({ address, query, list: (from: From) => auditLog.list(db, filter, from) }, toAuditEntry);
    },
  };
}

export type AuditLogService = ReturnType<typeof createAuditLogService>;
