import type { auditLogWire } from "@mindreel/contract/admin/audit-log";
import type { Rows } from "#test/calls/rows.ts";

export const calls = {
  "GET /api/admin/v1/audit/": { access: [401, 403, 403, 200] },
} satisfies Rows<typeof auditLogWire>;
