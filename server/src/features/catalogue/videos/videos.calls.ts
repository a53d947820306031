import type { videosWire } from "@mindreel/contract/catalogue/videos";
import type { Rows } from "#test/calls/rows.ts";

export const calls = {
  "GET /api/category/v1/video/": { access: [401, 403, 200, 200] },
  "GET /api/category/v1/video/{id}/": { access: [401, 403, 404, 404] },
} satisfies Rows<typeof videosWire>;
