import { type Static, Type } from "typebox";
import { wire } from "../wire/endpoint.ts";

/** A browser's push subscription: the endpoint (RFC 8030) and the keys to encrypt for it (RFC 8291). */
export const PushSubscriptionBody = Type.Object({
  endpoint: Type.String({ maxLength: 2000, pattern: "^https://[!-~]+$" }),
  p256dh: Type.String({ pattern: "^[\\w-]{87}=?$", description: "A public key on P-256, base64url" }),
  auth: Type.String({ pattern: "^[\\w-]{22}(==)?$", description: "16 bytes, base64url" }),
});
export type PushSubscriptionBody = Static<typeof PushSubscriptionBody>;

export const pushSubscriptionsWire = wire({
  "GET /api/notices/v1/push/": {
    access: "member",
    summary: "Whether notices are pushed to the device of this session, and the key to subscribe it with (RFC 8292).",
    response: { status: 200, body: Type.Object({ on: Type.Boolean(), key: Type.String() }) },
  },
  "PUT /api/notices/v1/push/": {
    access: "member",
    summary: "Push notices to the device of this session, in the language of the call, until the session ends.",
    body: PushSubscriptionBody,
    response: { status: 204, body: null },
  },
  "DELETE /api/notices/v1/push/": {
    access: "member",
    summary: "Stop pushing notices to the device of this session. Idempotent.",
    response: { status: 204, body: null },
  },
});
