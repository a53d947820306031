import type { webVitalsWire } from "@mindreel/contract/admin/web-vitals";
import type { Rows } from "#test/calls/rows.ts";

const body = { device: "phone", views: [{ page: "landing", visit: "load", lcp: 900, inp: 40, cls: 0 }] };

export const calls = {
  "POST /api/public/v1/web-vitals/": {
    access: [400, 400, 400, 400],
    request: async () => ({ body }),
    body,
  },
  "GET /api/admin/v1/web-vitals/": { access: [401, 403, 403, 400] },
} satisfies Rows<typeof webVitalsWire>;
