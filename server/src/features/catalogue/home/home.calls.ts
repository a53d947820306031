import type { homeWire } from "@mindreel/contract/catalogue/home";
import type { Rows } from "#test/calls/rows.ts";

export const calls = {
  "GET /api/public/v1/home/": { access: [200, 200, 200, 200] },
  "GET /api/category/v1/home/": { access: [401, 403, 200, 200] },
  "GET /api/admin/v1/home/": { access: [401, 403, 403, 200] },
  "PUT /api/category/v1/home/": {
    access: [401, 403, 403, 200],
    request: async ({ series }) => {
      const { token, id } = await series("On top");
      const body = { featured: { kind: "series", id }, rails: [{ id: "new", visible: false }] };
      return { token, body, target: 1, details: { featured: "On top", rails: 1, hidden: 1 } };
    },
    body: ({ video }) => ({ featured: { kind: "video", id: video }, rails: [{ id: "new", visible: false }] }),
  },
} satisfies Rows<typeof homeWire>;
