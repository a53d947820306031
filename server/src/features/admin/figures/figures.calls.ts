import type { figuresWire } from "@mindreel/contract/admin/figures";
import type { Rows } from "#test/calls/rows.ts";

export const calls = {
  "GET /api/admin/v1/figures/": { access: [401, 403, 403, 400] },
  "GET /api/admin/v1/figures/sales/": { access: [401, 403, 403, 400] },
  "GET /api/admin/v1/figures/videos/": { access: [401, 403, 403, 400] },
  "GET /api/admin/v1/figures/searches/": { access: [401, 403, 403, 400] },
  "GET /api/admin/v1/figures/file/": { access: [401, 403, 403, 400] },
} satisfies Rows<typeof figuresWire>;
