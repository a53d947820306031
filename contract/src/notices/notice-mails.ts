import { Type } from "typebox";
import { limits } from "../plain/limits.ts";
import { wire } from "../wire/endpoint.ts";
import { Detail, Text } from "../wire/primitives.ts";

export const noticeMailsWire = wire({
  "POST /api/notices/v1/unsubscribe/{token}/": {
    access: "anyone",
    summary:
      "End the mails about new videos by the link in one of them, as often as one likes; mail programs send it as a form (RFC 8058).",
    params: Type.Object({ token: Text(limits.unsubscribe, 1) }),
    form: true,
    response: { status: 200, body: Detail },
    errors: ["not_found", "rate_limited"],
  },
});
