import type { noticeMailsWire } from "@mindreel/contract/notices/notice-mails";
import type { Rows } from "#test/calls/rows.ts";

export const calls = {
  "POST /api/notices/v1/unsubscribe/{token}/": {
    access: [404, 404, 404, 404],
    request: async ({ signedId }) => ({ params: { token: await signedId("notice-mails") } }),
  },
} satisfies Rows<typeof noticeMailsWire>;
