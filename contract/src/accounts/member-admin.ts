import { type Static, Type } from "typebox";
import { limits } from "../plain/limits.ts";
import { wire } from "../wire/endpoint.ts";
import { Id, IdParams, Nullable, Paged, PageQuery, Text, Timestamp } from "../wire/primitives.ts";

/**
 * What a member's plan is. `cancelling`: paid, and does not renew; `past_due`: a renewal failed; `free_time`: given, not
 * paid; `ended`: over. What ends by itself is noted within the hour.
 */
export const PlanState = Type.Union([
  Type.Literal("active"),
  Type.Literal("cancelling"),
  Type.Literal("past_due"),
  Type.Literal("paused"),
  Type.Literal("free_time"),
  Type.Literal("ended"),
]);
export type PlanState = Static<typeof PlanState>;

/** A member in the list of users. */
export const ListedUser = Type.Object({
  id: Id,
  username: Type.String(),
  email: Type.String(),
  date_joined: Timestamp,
  is_superuser: Type.Boolean(),
  is_pro: Type.Boolean(),
  is_active: Type.Boolean({ description: "False if blocked" }),
  /** Null for a member who never had any. */
  plan: Nullable(PlanState),
  /** Until when the plan is paid or lasts, or since when it is past due. */
  plan_at: Nullable(Timestamp),
  last_login: Nullable(Timestamp),
});
export type ListedUser = Static<typeof ListedUser>;

export const UserListQuery = Type.Object({
  ...PageQuery,
  search: Type.Optional(Text(limits.search)),
  filter: Type.Optional(
    Type.Union([Type.Literal("pro"), Type.Literal("free"), Type.Literal("blocked"), Type.Literal("super")]),
  ),
  plan: Type.Optional(PlanState),
});
export type UserListQuery = Static<typeof UserListQuery>;

export type UserFilter = NonNullable<UserListQuery["filter"]>;

/** The body is optional. */
export const BlockBody = Nullable(Type.Object({ reason: Type.Optional(Text(limits.blockReason)) }));

export const MemberDevice = Type.Object({
  id: Type.Integer(),
  name: Type.String({ description: "Such as `Firefox on Windows`; empty if unknown" }),
  signed_in_at: Timestamp,
  /** Accurate to the hour. */
  last_used_at: Timestamp,
});
export type MemberDevice = Static<typeof MemberDevice>;

/** The state of a member's account, for a superuser who helps them. */
export const MemberAccount = Type.Object({
  last_login: Nullable(Timestamp),
  email_confirmed: Type.Boolean(),
  has_password: Type.Boolean(),
  has_google: Type.Boolean(),
  two_factor: Type.Boolean(),
  early_access: Type.Boolean(),
  /** When the account will be deleted at its owner's request; null if it will not. */
  leaves_at: Nullable(Timestamp),
  /** The block in force; null if the member is not blocked. */
  block: Nullable(
    Type.Object({
      at: Timestamp,
      by: Nullable(Type.String({ description: "The superuser's username" })),
      reason: Type.String({ description: "Empty if none was given" }),
    }),
  ),
  devices: Type.Array(MemberDevice),
});
export type MemberAccount = Static<typeof MemberAccount>;

export const memberAdminWire = wire({
  "GET /api/accounts/v1/userlist/": {
    access: "superuser",
    summary:
      "All members, newest first, 12 a page; optionally those whose name or address has words with these beginnings, or those of one kind or with one plan.",
    query: UserListQuery,
    response: { status: 200, body: Paged(ListedUser) },
    errors: ["invalid_page"],
  },
  "GET /api/admin/v1/export/users/": {
    access: "superuser",
    summary: "All members as a CSV file, or those that the query selects, as in the list.",
    query: Type.Pick(UserListQuery, ["search", "filter", "plan"]),
    audit: "export.users",
    response: { status: 200, body: Type.String(), file: "csv" },
    errors: ["rate_limited"],
  },
  "DELETE /api/accounts/v1/userlist/{id}/": {
    access: "superuser",
    summary:
      "Block a member: the account stays, is signed out everywhere and cannot sign in. Superusers cannot block themselves.",
    params: IdParams,
    body: BlockBody,
    audit: "member.block",
    response: { status: 204, body: null },
    errors: ["not_found"],
  },
  "POST /api/accounts/v1/userlist/{id}/unblock/": {
    access: "superuser",
    summary: "Unblock a member.",
    params: IdParams,
    audit: "member.unblock",
    response: { status: 200, body: ListedUser },
    errors: ["not_found"],
  },
  "GET /api/accounts/v1/userlist/{id}/account/": {
    access: "superuser",
    summary: "The state of a member's account: sign-in methods, a block with its reason, and devices, last used first.",
    params: IdParams,
    response: { status: 200, body: MemberAccount },
    errors: ["not_found"],
  },
  "DELETE /api/accounts/v1/userlist/{id}/sessions/": {
    access: "superuser",
    summary: "Sign a member out everywhere.",
    params: IdParams,
    audit: "member.sign_out",
    response: { status: 204, body: null },
    errors: ["not_found"],
  },
});
