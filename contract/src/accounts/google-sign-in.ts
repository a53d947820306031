import { Type } from "typebox";
import { limits } from "../plain/limits.ts";
import { wire } from "../wire/endpoint.ts";
import { Text } from "../wire/primitives.ts";
import { AcceptedLegal } from "./registration.ts";
import { SessionUser } from "./sessions.ts";

export const googleSignInWire = wire({
  "POST /api/accounts/v1/google/login/": {
    access: "anyone",
    summary: "Sign in or up with a Google token; every failure is a 400.",
    body: Type.Object({
      access_token: Text(limits.googleToken, 1),
      code: Type.Optional(Text(limits.code)),
      offer: Type.Optional(Text(limits.offer)),
      accepted_legal: AcceptedLegal,
    }),
    response: {
      status: 200,
      body: Type.Object({ token: Type.String(), created: Type.Boolean(), user_info: SessionUser }),
    },
    errors: [
      "google_failed",
      "google_two_factor_required",
      "google_two_factor_failed",
      "rate_limited",
      "proof_required",
    ],
  },
});
