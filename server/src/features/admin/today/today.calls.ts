import type { todayWire } from "@mindreel/contract/admin/today";
import type { Rows } from "#test/calls/rows.ts";

export const calls = {
  "GET /api/admin/v1/today/": { access: [401, 403, 403, 200] },
} satisfies Rows<typeof todayWire>;
