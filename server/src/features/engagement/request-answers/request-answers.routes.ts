import { refusals } from "@mindreel/messages/newsletter/newsletter";
import { sentence } from "#domain/sentences.ts";
import type { ToRequest } from "#features/engagement/requests/requests.mapper.ts";
import { ownResponse } from "#http/cached-calls.ts";
import { recordId } from "#http/input/ids.ts";
import type { Routes } from "#http/route.ts";
import { toRequestPreferences } from "./request-answers.mapper.ts";
import type { RequestAnswersService } from "./request-answers.service.ts";

export function requestAnswersRoutes(route: Routes, answers: RequestAnswersService, toRequest: ToRequest): void {
  route("GET /api/requests/v1/answers/", async ({ member }) => (await answers.unseen(member)).map(toRequest), {
    cache: ownResponse,
  });
  route("PUT /api/requests/v1/answers/{id}/seen/", async ({ params, member }) => {
    await answers.markSeen(recordId(params.id), member);
    return null;
  });
  route("GET /api/requests/v1/preferences/", async ({ member }) =>
    toRequestPreferences(await answers.wantsMails(member.id)),
  );
  route("PATCH /api/requests/v1/preferences/", async ({ body, member }) =>
    toRequestPreferences(await answers.changePreferences(member.id, body)),
  );
  route(
    "POST /api/requests/v1/unsubscribe/{token}/",
    async ({ params, translate }) => {
      await answers.unsubscribe(params.token);
      return { detail: translate(sentence(refusals, "unsubscribed")) };
    },
    // A generous limit per network, because a mail provider's servers open the links of all its users.
    { perMinute: 1200 },
  );
}
