import { type Static, Type } from "typebox";
import { wire } from "../wire/endpoint.ts";
import { Nullable, Timestamp } from "../wire/primitives.ts";
import { Proof } from "./reauthentication.ts";

export const AccountDeletionBody = Type.Interface([Proof], {
  /** Also removes the newsletter sign-up of the same address. */
  forget_news: Type.Optional(Type.Boolean()),
});
export type AccountDeletionBody = Static<typeof AccountDeletionBody>;

const ScheduledDeletion = Type.Object({ leaves_at: Nullable(Timestamp) });

export const accountDeletionWire = wire({
  "POST /api/accounts/v1/security/leave/": {
    access: "member",
    summary:
      "Schedule the deletion of the caller's account in 14 days. Until then everything works, and it can be cancelled.",
    body: AccountDeletionBody,
    response: { status: 200, body: ScheduledDeletion },
    errors: ["sign_in_again", "passkey_required", "rate_limited"],
  },
  "DELETE /api/accounts/v1/security/leave/": {
    access: "member",
    summary: "Cancel the scheduled deletion of the caller's account.",
    response: { status: 204, body: null },
  },
});
