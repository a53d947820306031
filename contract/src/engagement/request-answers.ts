import { type Static, Type } from "typebox";
import { limits } from "../plain/limits.ts";
import { wire } from "../wire/endpoint.ts";
import { Detail, IdParams, Text } from "../wire/primitives.ts";
import { Request } from "./requests.ts";

export const RequestPreferences = Type.Object({
  mail_answers: Type.Boolean({ description: "Whether the member is emailed about answers to their requests" }),
});
export type RequestPreferences = Static<typeof RequestPreferences>;

export const requestAnswersWire = wire({
  "GET /api/requests/v1/answers/": {
    access: "pro",
    summary: "The latest five answers to requests that the caller made or voted for, except those marked as seen.",
    response: { status: 200, body: Type.Array(Request) },
  },
  "PUT /api/requests/v1/answers/{id}/seen/": {
    access: "pro",
    summary: "Mark the answer to a request as seen.",
    params: IdParams,
    response: { status: 204, body: null },
    errors: ["not_found"],
  },
  "GET /api/requests/v1/preferences/": {
    access: "member",
    summary: "Whether the caller is emailed about answers to requests.",
    response: { status: 200, body: RequestPreferences },
  },
  "PATCH /api/requests/v1/preferences/": {
    access: "member",
    summary: "Change whether the caller is emailed about answers to requests.",
    body: Type.Partial(RequestPreferences),
    response: { status: 200, body: RequestPreferences },
  },
  "POST /api/requests/v1/unsubscribe/{token}/": {
    access: "anyone",
    summary:
      "Turn off emails about answers with the link in one of them. Idempotent; email programs send it as a form (RFC 8058).",
    params: Type.Object({ token: Text(limits.unsubscribe, 1) }),
    form: true,
    response: { status: 200, body: Detail },
    errors: ["not_found", "rate_limited"],
  },
});
