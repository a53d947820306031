import type { backupsWire } from "@mindreel/contract/admin/backups";
import type { Rows } from "#test/calls/rows.ts";

export const calls = {
  "GET /api/admin/v1/backups/": { access: [401, 403, 403, 200] },
} satisfies Rows<typeof backupsWire>;
