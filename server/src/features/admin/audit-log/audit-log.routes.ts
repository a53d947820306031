import type { Routes } from "#http/route.ts";
import type { AuditLogService } from "./audit-log.service.ts";

export function auditLogRoutes(route: Routes, auditLog: AuditLogService): void {
  route("GET /api/admin/v1/audit/", ({ query }) => auditLog.page(query));
}
