import { type Static, Type } from "typebox";
import { wire } from "../wire/endpoint.ts";
import { Id, IdParams } from "../wire/primitives.ts";

const Followed = Type.Array(Type.Object({ id: Id, name: Type.String() }));

export const Follows = Type.Object({
  categories: Followed,
  series: Followed,
});
export type Follows = Static<typeof Follows>;

export const followsWire = wire({
  "GET /api/notices/v1/follows/": {
    access: "member",
    summary: "The categories and series that the caller follows, ordered by name.",
    response: { status: 200, body: Follows },
  },
  "PUT /api/notices/v1/categories/{id}/follow/": {
    access: "member",
    summary: "Follow a category, to be notified of its new videos. Idempotent.",
    params: IdParams,
    response: { status: 204, body: null },
    errors: ["not_found"],
  },
  "DELETE /api/notices/v1/categories/{id}/follow/": {
    access: "member",
    summary: "Unfollow a category. Idempotent.",
    params: IdParams,
    response: { status: 204, body: null },
  },
  "PUT /api/notices/v1/series/{id}/follow/": {
    access: "pro",
    summary: "Follow a series, to be notified of its new videos. Idempotent.",
    params: IdParams,
    response: { status: 204, body: null },
    errors: ["not_found"],
  },
  "DELETE /api/notices/v1/series/{id}/follow/": {
    access: "member",
    summary: "Unfollow a series. Idempotent.",
    params: IdParams,
    response: { status: 204, body: null },
  },
});
