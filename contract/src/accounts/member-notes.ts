import { type Static, Type } from "typebox";
import { limits } from "../plain/limits.ts";
import { wire } from "../wire/endpoint.ts";
import { FilledText, Id, IdParams, Nullable, Timestamp } from "../wire/primitives.ts";

/** A note about a member, for superusers. No screen shows it to the member, but it is part of their own data. */
export const MemberNote = Type.Object({
  id: Id,
  at: Timestamp,
  by: Nullable(Type.String({ description: "The superuser's username" })),
  text: Type.String(),
});
export type MemberNote = Static<typeof MemberNote>;

export const memberNotesWire = wire({
  "GET /api/accounts/v1/userlist/{id}/notes/": {
    access: "superuser",
    summary: "The newest 100 notes about a member, newest first.",
    params: IdParams,
    response: { status: 200, body: Type.Object({ notes: Type.Array(MemberNote) }) },
    errors: ["not_found"],
  },
  "POST /api/accounts/v1/userlist/{id}/notes/": {
    access: "superuser",
    summary: "Add a note about a member. Notes are never changed; the same one twice in a row is added once.",
    params: IdParams,
    body: Type.Object({ text: FilledText(limits.memberNote) }),
    audit: "member.note",
    response: { status: 204, body: null },
    errors: ["not_found"],
  },
});
