import type { chaptersWire } from "@mindreel/contract/catalogue/chapters";
import type { Rows } from "#test/calls/rows.ts";

const body = { chapters: [{ start: 0, title: "Welcome" }] };

export const calls = {
  "GET /api/category/v1/video/{id}/chapters/": { access: [401, 403, 404, 404] },
  "PUT /api/category/v1/video/{id}/chapters/": {
    access: [401, 403, 403, 400],
    request: async ({ video }) => ({ ...(await video("Parted")), body, details: { name: "Parted", chapters: 1 } }),
    body,
  },
} satisfies Rows<typeof chaptersWire>;
