import { Type } from "typebox";
import { limits } from "../plain/limits.ts";
import { wire } from "../wire/endpoint.ts";
import { Detail, Text } from "../wire/primitives.ts";

export const newsAgainWire = wire({
  "POST /api/subscriber/v1/again/{token}/": {
    access: "anyone",
    summary:
      "Get news again after unsubscribing, with the link that a new sign-up sends. It works until the next unsubscription.",
    params: Type.Object({ token: Text(limits.unsubscribe, 1) }),
    response: { status: 200, body: Detail },
    errors: ["not_found", "rate_limited"],
  },
});
