import type { unsubscribeWire } from "@mindreel/contract/newsletter/unsubscribe";
import type { Rows } from "#test/calls/rows.ts";

export const calls = {
  "POST /api/subscriber/v1/unsubscribe/{token}/": {
    access: [404, 404, 404, 404],
    request: async ({ news }) => ({ params: { token: await news("unsubscribe/") } }),
  },
} satisfies Rows<typeof unsubscribeWire>;
