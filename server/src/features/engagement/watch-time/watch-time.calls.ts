import type { watchTimeWire } from "@mindreel/contract/engagement/watch-time";
import type { Rows } from "#test/calls/rows.ts";

export const calls = {
  "POST /api/category/v1/watch/videos/": {
    access: [401, 403, 400, 400],
    request: async ({ viewer }) => {
      const { token, id } = await viewer();
      return { token, body: { video: id, seconds: 0 } };
    },
    body: ({ video }) => ({ video, seconds: 30 }),
  },
} satisfies Rows<typeof watchTimeWire>;
