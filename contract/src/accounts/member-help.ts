import { wire } from "../wire/endpoint.ts";
import { IdParams } from "../wire/primitives.ts";

const errors = ["not_found", "member_unfit", "rate_limited"] as const;

export const memberHelpWire = wire({
  "POST /api/accounts/v1/userlist/{id}/password-reset/": {
    access: "superuser",
    summary: "Mail a member the link to set a new password, at most once a minute.",
    params: IdParams,
    audit: "member.send_reset",
    response: { status: 204, body: null },
    errors,
  },
  "POST /api/accounts/v1/userlist/{id}/email-confirmation/": {
    access: "superuser",
    summary: "Mail a member the link to confirm their address, at most once a minute; nothing if it is confirmed.",
    params: IdParams,
    audit: "member.send_confirmation",
    response: { status: 204, body: null },
    errors,
  },
});
