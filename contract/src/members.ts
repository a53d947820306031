import { type Static, Type } from "typebox";
import { wire } from "./endpoint.ts";
import { Id, IdParams, Nullable, Paged, PageQuery, Timestamp } from "./primitives.ts";

export const MemberDevice = Type.Object({
  id: Type.Integer(),
  name: Type.String({ description: "Such as `Firefox on Windows`; empty where it is not known" }),
  signed_in_at: Timestamp,
  /** Right to the hour. */
  last_used_at: Timestamp,
});
export type MemberDevice = Static<typeof MemberDevice>;

/** How a member's account stands: what a superuser needs to help them. */
export const MemberAccount = Type.Object({
  last_login: Nullable(Timestamp),
  email_confirmed: Type.Boolean(),
  has_password: Type.Boolean(),
  has_google: Type.Boolean(),
  two_factor: Type.Boolean(),
  early_access: Type.Boolean(),
  /** When the account is going to be deleted, as its owner wishes. */
  leaves_at: Nullable(Timestamp),
  /** The block that holds; null: not blocked. */
  block: Nullable(
    Type.Object({
      at: Timestamp,
      by: Nullable(Type.String({ description: "The superuser's username" })),
      reason: Type.String({ description: "Empty where none was given" }),
    }),
  ),
  devices: Type.Array(MemberDevice),
});
export type MemberAccount = Static<typeof MemberAccount>;

export const WatchedVideo = Type.Object({ id: Id, title: Type.String(), watched_at: Timestamp });
export type WatchedVideo = Static<typeof WatchedVideo>;

export const membersWire = wire({
  "GET /api/accounts/v1/userlist/{id}/account/": {
    access: "superuser",
    summary: "How a member's account stands: proofs, a block with its reason, devices last used first.",
    params: IdParams,
    answer: { status: 200, body: MemberAccount },
    errors: ["not_found"],
  },
  "DELETE /api/accounts/v1/userlist/{id}/sessions/": {
    access: "superuser",
    summary: "Sign a member out everywhere.",
    params: IdParams,
    audit: "member.sign_out",
    answer: { status: 204, body: null },
    errors: ["not_found"],
  },
  "GET /api/category/v1/members/{id}/watched/": {
    access: "superuser",
    summary: "What a member watched, last first, 12 a page.",
    params: IdParams,
    query: Type.Object(PageQuery),
    answer: { status: 200, body: Paged(WatchedVideo) },
    errors: ["invalid_page"],
  },
});
