import { Type } from "typebox";
import { limits } from "../plain/limits.ts";
import { wire } from "../wire/endpoint.ts";
import { Detail, Text } from "../wire/primitives.ts";

export const noticeMailsWire = wire({
  "POST /api/notices/v1/unsubscribe/{token}/": {
    access: "anyone",
    summary:
      "Turn off one kind of email, such as those about new videos, with the link in one of them. Idempotent; email programs send it as a form (RFC 8058).",
    params: Type.Object({ token: Text(limits.unsubscribe, 1) }),
    form: true,
    response: { status: 200, body: Detail },
    errors: ["not_found", "rate_limited"],
  },
});
