import type { dashboardWire } from "@mindreel/contract/admin/dashboard";
import type { Rows } from "#test/calls/rows.ts";

export const calls = {
  "GET /api/category/v1/count/": { access: [401, 403, 403, 200] },
} satisfies Rows<typeof dashboardWire>;
