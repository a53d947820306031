import { type Static, Type } from "typebox";
import { limits } from "../plain/limits.ts";
import { wire } from "../wire/endpoint.ts";
import { Id, IdParams, Nullable, Paged, PageQuery, Text, Timestamp } from "../wire/primitives.ts";
import { RequestState } from "./requests.ts";

/** A request as superusers see it. */
export const AdminRequest = Type.Object({
  id: Id,
  text: Type.String(),
  state: RequestState,
  votes: Type.Integer({ minimum: 0 }),
  asked_at: Timestamp,
  askers: Type.Array(Type.Object({ id: Id, username: Type.String() }), {
    description: "The members who made this request or one merged into it, except deleted accounts",
  }),
  merged: Type.Array(Type.Object({ id: Id, text: Type.String() }), { description: "The requests merged into it" }),
  video: Nullable(
    Type.Object({
      id: Id,
      title: Type.String(),
      release_at: Nullable(Timestamp),
      deleted: Type.Boolean({ description: "While the video is deleted, members see the request as open" }),
    }),
  ),
  told: Type.Integer({ minimum: 0, description: "Members who were notified of the answer" }),
});
export type AdminRequest = Static<typeof AdminRequest>;

const AdminRequestsQuery = Type.Object({
  ...PageQuery,
  state: Type.Optional(RequestState),
  search: Type.Optional(Text(limits.search)),
});
export type AdminRequestsQuery = Static<typeof AdminRequestsQuery>;

/** Words that were searched for without a result, and that nobody has requested. */
export const MissedSearch = Type.Object({ words: Type.String(), searches: Type.Integer({ minimum: 1 }) });
export type MissedSearch = Static<typeof MissedSearch>;

const Ids = Type.Object({
  ids: Type.Array(Id, { minItems: 1, maxItems: limits.requestsAtOnce, uniqueItems: true }),
});

export const requestAdminWire = wire({
  "GET /api/admin/v1/requests/": {
    access: "superuser",
    summary: "Requests, most wanted first, 12 a page; optionally those of one state, or with these words.",
    query: AdminRequestsQuery,
    response: { status: 200, body: Paged(AdminRequest) },
    errors: ["invalid_page"],
  },
  "GET /api/admin/v1/requests/searches/": {
    access: "superuser",
    summary: "What was searched for most in the last 30 days, was not found and not asked for: from 3 searches on.",
    response: { status: 200, body: Type.Array(MissedSearch) },
  },
  "PUT /api/admin/v1/requests/{id}/answer/": {
    access: "superuser",
    summary:
      "Answer a request with a video, or withdraw its answer. Members who want it are notified as soon as they can see the video.",
    params: IdParams,
    body: Type.Object({ video: Nullable(Id) }),
    audit: "request.answer",
    response: { status: 200, body: AdminRequest },
    errors: ["not_found"],
  },
  "PUT /api/admin/v1/requests/{id}/declined/": {
    access: "superuser",
    summary: "Decline a request, which hides it from everyone who did not ask or vote for it, or reopen it.",
    params: IdParams,
    body: Type.Object({ declined: Type.Boolean() }),
    audit: "request.decline",
    response: { status: 200, body: AdminRequest },
    errors: ["not_found"],
  },
  "POST /api/admin/v1/requests/{id}/merge/": {
    access: "superuser",
    summary: "Merge requests for the same thing into one, which keeps its text. Each member counts once.",
    params: IdParams,
    body: Ids,
    audit: "request.merge",
    response: { status: 200, body: AdminRequest },
    errors: ["not_found"],
  },
  "POST /api/admin/v1/requests/{id}/split/": {
    access: "superuser",
    summary: "Undo a merge: separates requests from the one they were merged into, with their votes.",
    params: IdParams,
    body: Ids,
    audit: "request.split",
    response: { status: 200, body: AdminRequest },
    errors: ["not_found"],
  },
  "DELETE /api/admin/v1/requests/{id}/": {
    access: "superuser",
    summary: "Delete a request and those merged into it. It can be restored for 7 days.",
    params: IdParams,
    audit: "request.delete",
    response: { status: 204, body: null },
    errors: ["not_found"],
  },
  "POST /api/admin/v1/requests/{id}/restore/": {
    access: "superuser",
    summary: "Restore a deleted request within 7 days, unless the same was requested again meanwhile.",
    params: IdParams,
    audit: "request.restore",
    response: { status: 200, body: AdminRequest },
    errors: ["not_found", "invalid_input"],
  },
});
