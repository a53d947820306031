import { type Static, Type } from "typebox";
import { wire } from "./endpoint.ts";
import { Nullable, Timestamp } from "./primitives.ts";
import { Proof } from "./twoFactor.ts";

export const LeaveBody = Type.Interface([Proof], {
  /** The news sign-up of the same address goes, too. */
  forget_news: Type.Optional(Type.Boolean()),
});

export type LeaveBody = Static<typeof LeaveBody>;

const Leaving = Type.Object({ leaves_at: Nullable(Timestamp) });

export const ownDataWire = wire({
  "POST /api/accounts/v1/security/own-data/": {
    access: "member",
    summary: "A copy of everything that is kept about oneself, as a ZIP archive of JSON files: once in ten minutes.",
    body: Proof,
    zip: true,
    answer: { status: 200, body: null },
    errors: ["sign_in_again", "passkey_required", "rate_limited"],
  },
  "POST /api/accounts/v1/security/leave/": {
    access: "member",
    summary: "Have one's account deleted in 14 days; until then everything works, and it can be taken back.",
    body: LeaveBody,
    answer: { status: 200, body: Leaving },
    errors: ["sign_in_again", "passkey_required", "rate_limited"],
  },
  "DELETE /api/accounts/v1/security/leave/": {
    access: "member",
    summary: "Keep one's account after all.",
    answer: { status: 204, body: null },
  },
});
