import { type Static, Type } from "typebox";
import { wire } from "./endpoint.ts";
import { limits } from "./limits.ts";
import { Age, Email, Id, IdParams, Nullable, Paged, PageQuery, Text, Timestamp, Trap } from "./primitives.ts";

/** A member's own list of videos: saved ones, or recently watched ones in the order they were watched. */
export const VideoList = Type.Object({ id: Id, user: Id, video: Type.Array(Id) });
export type VideoList = Static<typeof VideoList>;

const profile = {
  id: Id,
  username: Type.String(),
  email: Type.String(),
  first_name: Type.String(),
  last_name: Type.String(),
  full_name: Type.String(),
  phone: Type.String(),
  country: Type.String(),
  gender: Nullable(Type.Union([Type.Literal("male"), Type.Literal("female")])),
  age: Nullable(Type.Integer()),
  profile_pic: Nullable(Type.String()),
  language: Type.String(),
  content_choice: Type.String(),
  facebook: Type.String(),
  linked_in: Type.String(),
  secondary_email: Type.String(),
  date_joined: Timestamp,
  is_superuser: Type.Boolean(),
  is_active: Type.Boolean(),
  is_pro: Type.Boolean(),
};

export const Profile = Type.Object(profile);
export type Profile = Static<typeof Profile>;

const currentUser = {
  ...profile,
  savevideos: Nullable(VideoList),
  recentshownvideos: Nullable(VideoList),
  last_login: Nullable(Timestamp),
  is_staff: Type.Boolean(),
  pro_expiry_date: Nullable(Timestamp),
  /** Sees a video 7 days before its release. */
  early_access: Type.Boolean(),
  /** Signing in asks for a code after the password. */
  two_factor: Type.Boolean(),
  groups: Type.Array(Type.String()),
  user_permissions: Type.Array(Type.String()),
};

export const CurrentUser = Type.Object(currentUser);
export type CurrentUser = Static<typeof CurrentUser>;

export const SessionUser = Type.Object({ ...currentUser, token: Type.String() });
export type SessionUser = Static<typeof SessionUser>;

export const LoginBody = Type.Object({
  email: Text(limits.email, 1),
  password: Type.String({ minLength: 1, maxLength: 1000 }),
  /** Of the authenticator app, or a recovery code: for those with two-factor sign-in, once the call asks for it. */
  code: Type.Optional(Text(limits.code)),
  /** The offer of a free month; one that cannot be used is ignored. */
  offer: Type.Optional(Text(limits.offer)),
  website: Trap,
});
export type LoginBody = Static<typeof LoginBody>;

export const RegisterBody = Type.Object({
  username: Text(limits.username, 1),
  email: Email,
  password: Text(1000, 1),
  password2: Text(1000, 1),
  is_superuser: Type.Optional(Type.Boolean({ default: false })),
  offer: Type.Optional(Text(limits.offer)),
  website: Trap,
});
export type RegisterBody = Static<typeof RegisterBody>;

export const RegisteredUser = Type.Object({
  id: Id,
  username: Type.String(),
  email: Type.String(),
  is_superuser: Type.Boolean(),
});
export type RegisteredUser = Static<typeof RegisteredUser>;

/** A member as the list of users shows them. */
export const ListedUser = Type.Object({
  id: Id,
  username: Type.String(),
  email: Type.String(),
  date_joined: Timestamp,
  is_superuser: Type.Boolean(),
  is_pro: Type.Boolean(),
  is_active: Type.Boolean({ description: "False: blocked" }),
});
export type ListedUser = Static<typeof ListedUser>;

export const UserListQuery = Type.Object({
  ...PageQuery,
  search: Type.Optional(Text(limits.search)),
  filter: Type.Optional(
    Type.Union([Type.Literal("pro"), Type.Literal("free"), Type.Literal("blocked"), Type.Literal("super")]),
  ),
});
export type UserListQuery = Static<typeof UserListQuery>;
export type UserFilter = NonNullable<UserListQuery["filter"]>;

/** A block needs no body at all. */
export const BlockBody = Nullable(Type.Object({ reason: Type.Optional(Text(limits.blockReason)) }));

/** What a member changes of their own profile; an empty `profile_pic` removes the picture. */
export const ProfileBody = Type.Object(
  {
    full_name: Type.Optional(Text(limits.personName)),
    last_name: Type.Optional(Text(limits.personName)),
    phone: Type.Optional(Text(limits.phone)),
    country: Type.Optional(Text(limits.country)),
    age: Type.Optional(Type.Union([Age, Type.Literal(""), Type.Null()])),
    gender: Type.Optional(Type.Union([Type.Literal("male"), Type.Literal("female"), Type.Literal(""), Type.Null()])),
    profile_pic: Type.Optional(Type.Union([Type.Literal(""), Type.Null()])),
    language: Type.Optional(Text(limits.language)),
    content_choice: Type.Optional(Text(limits.contentChoice)),
    facebook: Type.Optional(Text(limits.link)),
    linked_in: Type.Optional(Text(limits.link)),
    secondary_email: Type.Optional(Type.Union([Email, Type.Literal("")])),
  },
  { additionalProperties: false },
);
export type ProfileBody = Static<typeof ProfileBody>;

export const ResetRequestBody = Type.Object({ email: Email, website: Trap });
export type ResetRequestBody = Static<typeof ResetRequestBody>;

export const ResetParams = Type.Object({ uid: Type.String(), token: Type.String() });
export type ResetParams = Static<typeof ResetParams>;

export const ResetBody = Type.Object({
  new_password1: Text(1000, 1),
  new_password2: Text(1000, 1),
  uid: Text(100, 1),
  token: Text(100, 1),
});
export type ResetBody = Static<typeof ResetBody>;

export const accountsWire = wire({
  "POST /api/accounts/v1/login/": {
    access: "anyone",
    summary: "Sign in with e-mail address and password; answers the session user with a new token.",
    body: LoginBody,
    answer: { status: 200, body: SessionUser },
    errors: ["login_failed", "two_factor_required", "two_factor_failed", "rate_limited", "proof_required"],
  },
  "POST /api/accounts/v1/google/login/": {
    access: "anyone",
    summary: "Sign in, or up, by a token of Google; every failure is 400.",
    body: Type.Object({
      access_token: Text(limits.googleToken, 1),
      code: Type.Optional(Text(limits.code)),
      offer: Type.Optional(Text(limits.offer)),
    }),
    answer: {
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
  "POST /api/accounts/v1/logout/": {
    access: "member",
    summary: "Sign out: the token of this call ends.",
    answer: { status: 200, body: Type.Object({ detail: Type.String() }) },
  },
  "POST /api/accounts/v1/register/": {
    access: "anyone",
    summary: "Create an account; a superuser only by a signed-in superuser.",
    body: RegisterBody,
    audit: "superuser.create",
    answer: { status: 201, body: RegisteredUser },
    bareFieldErrors: true,
    errors: ["forbidden", "two_factor_setup_required", "rate_limited", "proof_required"],
  },
  "POST /dj-rest-auth/password/reset/": {
    access: "anyone",
    summary: "Ask for a mail with a link to set a new password; the answer is the same for any address.",
    body: ResetRequestBody,
    answer: { status: 200, body: Type.Object({ detail: Type.String() }) },
    errors: ["rate_limited", "proof_required"],
  },
  "POST /reset-password/{uid}/{token}/": {
    access: "anyone",
    summary: "Set a new password by such a link: once, within the hour. Every session of the member ends.",
    params: ResetParams,
    body: ResetBody,
    answer: { status: 200, body: Type.Object({ detail: Type.String() }) },
    bareFieldErrors: true,
    errors: ["rate_limited", "proof_required"],
  },
  "GET /api/accounts/v1/current_user/": {
    access: "member",
    summary: "The signed-in member, with saved and recently watched videos.",
    answer: { status: 200, body: CurrentUser },
  },
  "GET /api/accounts/v1/checkpro/": {
    access: "member",
    summary: "Whether the signed-in member is pro.",
    answer: { status: 200, body: Type.Boolean() },
  },
  "GET /api/accounts/v1/userlist/": {
    access: "superuser",
    summary:
      "All members, newest first, 12 a page; optionally those of a name or address (beginnings of words), or of one kind.",
    query: UserListQuery,
    answer: { status: 200, body: Paged(ListedUser) },
    errors: ["invalid_page"],
  },
  "GET /api/admin/v1/export/users/": {
    access: "superuser",
    summary: "All members as a CSV file, or those that the same query lists.",
    query: Type.Pick(UserListQuery, ["search", "filter"]),
    csv: "users",
    audit: "export.users",
    answer: { status: 200, body: Type.String() },
    errors: ["rate_limited"],
  },
  "DELETE /api/accounts/v1/userlist/{id}/": {
    access: "superuser",
    summary: "Block a member: the account stays, cannot sign in, and is signed out everywhere. Never oneself.",
    params: IdParams,
    body: BlockBody,
    audit: "member.block",
    answer: { status: 204, body: null },
    errors: ["not_found"],
  },
  "POST /api/accounts/v1/userlist/{id}/unblock/": {
    access: "superuser",
    summary: "Let a blocked member sign in again.",
    params: IdParams,
    audit: "member.unblock",
    answer: { status: 200, body: ListedUser },
    errors: ["not_found"],
  },
  "PATCH /api/accounts/v1/userlist/{id}/": {
    access: "member",
    summary: "Change one's own profile; any other field is refused.",
    params: IdParams,
    body: ProfileBody,
    files: ["profile_pic"],
    orJson: true,
    answer: { status: 200, body: Profile },
  },
  "GET /api/accounts/v1/userlist/{id}/": {
    access: "member",
    summary: "A member's profile, for its owner and for superusers.",
    params: IdParams,
    answer: { status: 200, body: Profile },
    errors: ["not_found"],
  },
});
