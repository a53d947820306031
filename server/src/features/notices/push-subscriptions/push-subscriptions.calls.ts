import type { pushSubscriptionsWire } from "@mindreel/contract/notices/push-subscriptions";
import type { Rows } from "#test/calls/rows.ts";

/** With the key of the example in RFC 8291. */
const body = {
  endpoint: "https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV",
  p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
  auth: "BTBZMqHH6r4Tts7J_aSIgg",
};

export const calls = {
  "GET /api/notices/v1/push/": { access: [401, 200, 200, 200] },
  "PUT /api/notices/v1/push/": {
    access: [401, 400, 400, 400],
    request: async ({ tokenOf }) => ({ token: await tokenOf("member"), body }),
    body,
  },
  "DELETE /api/notices/v1/push/": {
    access: [401, 204, 204, 204],
    request: async ({ t, tokenOf }) => {
      const token = await tokenOf("member");
      await t.ok("PUT /api/notices/v1/push/", { token, body });
      return { token };
    },
  },
} satisfies Rows<typeof pushSubscriptionsWire>;
