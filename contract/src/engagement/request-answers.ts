import { type Static, Type } from "typebox";
import { limits } from "../plain/limits.ts";
import { wire } from "../wire/endpoint.ts";
import { Detail, IdParams, Text } from "../wire/primitives.ts";
import { Request } from "./requests.ts";

export const RequestPreferences = Type.Object({
  mail_answers: Type.Boolean({ description: "Whether to mail the member when something that they asked for is here" }),
});
export type RequestPreferences = Static<typeof RequestPreferences>;

export const requestAnswersWire = wire({
  "GET /api/requests/v1/answers/": {
    access: "pro",
    summary: "The latest five answers to what the caller asked or voted for, without those marked as seen.",
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
    summary: "How the caller wants to be told of answers.",
    response: { status: 200, body: RequestPreferences },
  },
  "PATCH /api/requests/v1/preferences/": {
    access: "member",
    summary: "Change how one wants to be told of answers.",
    body: Type.Partial(RequestPreferences),
    response: { status: 200, body: RequestPreferences },
  },
  "POST /api/requests/v1/unsubscribe/{token}/": {
    access: "anyone",
    summary:
      "End the mails about answers by the link in one of them, as often as one likes; mail programs send it as a form (RFC 8058).",
    params: Type.Object({ token: Text(limits.unsubscribe, 1) }),
    form: true,
    response: { status: 200, body: Detail },
    errors: ["not_found", "rate_limited"],
  },
});
