import type { Routes } from "#http/route.ts";
import { toAuditEntry } from "./audit-log.mapper.ts";
import type { AuditLogService } from "./audit-log.service.ts";

export function auditLogRoutes(route: Routes, auditLog: AuditLogService): void {
  route("GET /api/admin/v1/audit/", async ({ query, pageRequest, toPage }) =>
    toPage(await auditLog.page(query, pageRequest()), toAuditEntry),
  );
}
