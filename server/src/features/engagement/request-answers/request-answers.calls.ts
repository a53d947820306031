import type { requestAnswersWire } from "@mindreel/contract/engagement/request-answers";
import type { Rows } from "#test/calls/rows.ts";

export const calls = {
  "GET /api/requests/v1/answers/": { access: [401, 403, 200, 200] },
  "PUT /api/requests/v1/answers/{id}/seen/": {
    access: [401, 403, 404, 404],
    request: ({ asked }) => asked(),
  },
  "GET /api/requests/v1/preferences/": { access: [401, 200, 200, 200] },
  "PATCH /api/requests/v1/preferences/": {
    access: [401, 200, 200, 200],
    request: async ({ tokenOf }) => ({ token: await tokenOf("member"), body: { mail_answers: false } }),
    body: { mail_answers: false },
  },
  "POST /api/requests/v1/unsubscribe/{token}/": {
    access: [404, 404, 404, 404],
    request: async ({ signedId }) => ({ params: { token: await signedId("answer-mails") } }),
  },
} satisfies Rows<typeof requestAnswersWire>;
