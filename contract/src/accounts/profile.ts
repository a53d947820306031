import { type Static, Type } from "typebox";
import { limits } from "../plain/limits.ts";
import { wire } from "../wire/endpoint.ts";
import { Age, Email, Id, IdParams, Nullable, Text, Timestamp } from "../wire/primitives.ts";

/** Fields of every response that contains a whole member. */
export const profileFields = {
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

export const Profile = Type.Object(profileFields);
export type Profile = Static<typeof Profile>;

/** What members can change in their own profile; an empty `profile_pic` removes the picture. */
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

export const profileWire = wire({
  "PATCH /api/accounts/v1/userlist/{id}/": {
    access: "member",
    summary: "Change the caller's own profile; any other field is refused.",
    params: IdParams,
    body: ProfileBody,
    files: ["profile_pic"],
    orJson: true,
    response: { status: 200, body: Profile },
  },
  "GET /api/accounts/v1/userlist/{id}/": {
    access: "member",
    summary: "A member's profile, for its owner and for superusers.",
    params: IdParams,
    response: { status: 200, body: Profile },
    errors: ["not_found"],
  },
});
