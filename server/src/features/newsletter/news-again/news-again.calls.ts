import type { newsAgainWire } from "@mindreel/contract/newsletter/news-again";
import type { Rows } from "#test/calls/rows.ts";

export const calls = {
  "POST /api/subscriber/v1/again/{token}/": {
    access: [404, 404, 404, 404],
    request: async ({ newsAgain }) => ({ params: { token: await newsAgain() } }),
  },
} satisfies Rows<typeof newsAgainWire>;
