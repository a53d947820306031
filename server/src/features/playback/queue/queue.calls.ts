import type { queueWire } from "@mindreel/contract/playback/queue";
import type { Rows } from "#test/calls/rows.ts";

export const calls = {
  "GET /api/playback/v1/queue/": { access: [401, 403, 400, 400] },
} satisfies Rows<typeof queueWire>;
