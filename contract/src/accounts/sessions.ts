import { type Static, Type } from "typebox";
import { VideoList } from "../engagement/lists.ts";
import { OfferOutcome } from "../newsletter/offers.ts";
import { limits } from "../plain/limits.ts";
import { wire } from "../wire/endpoint.ts";
import { Detail, Honeypot, Nullable, Text, Timestamp } from "../wire/primitives.ts";
import { profileFields } from "./profile.ts";

const currentUser = {
  ...profileFields,
  savevideos: Nullable(VideoList),
  recentshownvideos: Nullable(VideoList),
  last_login: Nullable(Timestamp),
  is_staff: Type.Boolean(),
  pro_expiry_date: Nullable(Timestamp),
  /** Can watch videos 7 days before their release. */
  early_access: Type.Boolean(),
  /** Whether signing in asks for a code after the password. */
  two_factor: Type.Boolean(),
  groups: Type.Array(Type.String()),
  user_permissions: Type.Array(Type.String()),
};

export const CurrentUser = Type.Object(currentUser);
export type CurrentUser = Static<typeof CurrentUser>;

export const SessionUser = Type.Object({
  ...currentUser,
  token: Type.String(),
  /** What became of the offer sent along; null if there was none. */
  offer: Nullable(OfferOutcome),
});
export type SessionUser = Static<typeof SessionUser>;

export const LoginBody = Type.Object({
  email: Text(limits.email, 1),
  password: Type.String({ minLength: 1, maxLength: 1000 }),
  /** From the authenticator app, or a recovery code; needed once the call answers `two_factor_required`. */
  code: Type.Optional(Text(limits.code)),
  /** An offer of a free month; one that cannot be used is ignored. */
  offer: Type.Optional(Text(limits.offer)),
  website: Honeypot,
});
export type LoginBody = Static<typeof LoginBody>;

export const sessionsWire = wire({
  "POST /api/accounts/v1/login/": {
    access: "anyone",
    summary: "Sign in with email address and password; returns the session user with a new token.",
    body: LoginBody,
    response: { status: 200, body: SessionUser },
    errors: ["login_failed", "two_factor_required", "two_factor_failed", "rate_limited", "proof_required"],
  },
  "POST /api/accounts/v1/logout/": {
    access: "member",
    summary: "Sign out: the token of this call becomes invalid.",
    response: { status: 200, body: Detail },
  },
  "GET /api/accounts/v1/current_user/": {
    access: "member",
    summary: "The signed-in member, with saved and recently watched videos.",
    response: { status: 200, body: CurrentUser },
  },
});
