import type { systemWire } from "@mindreel/contract/admin/system";
import type { Rows } from "#test/calls/rows.ts";

export const calls = {
  "GET /api/admin/v1/system/": { access: [401, 403, 403, 200] },
} satisfies Rows<typeof systemWire>;
