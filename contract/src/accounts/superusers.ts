import { wire } from "../wire/endpoint.ts";
import { IdParams } from "../wire/primitives.ts";
import { Proof } from "./reauthentication.ts";

const errors = ["not_found", "member_unfit", "sign_in_again", "passkey_required", "rate_limited"] as const;

export const superusersWire = wire({
  "PUT /api/accounts/v1/userlist/{id}/superuser/": {
    access: "superuser",
    summary: "Make a member a superuser. Their open sessions are a superuser's at once, and they are mailed.",
    params: IdParams,
    body: Proof,
    audit: "member.make_superuser",
    response: { status: 204, body: null },
    errors,
  },
  "DELETE /api/accounts/v1/userlist/{id}/superuser/": {
    access: "superuser",
    summary: "Make a superuser an ordinary member again; nobody does that to themselves, so one always remains.",
    params: IdParams,
    body: Proof,
    audit: "member.unmake_superuser",
    response: { status: 204, body: null },
    errors,
  },
});
