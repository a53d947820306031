import { refusals } from "@mindreel/messages/newsletter/newsletter";
import { sentence } from "#domain/sentences.ts";
import type { Routes } from "#http/route.ts";
import type { UnsubscribeService } from "./unsubscribe.service.ts";

export function unsubscribeRoutes(route: Routes, service: UnsubscribeService): void {
  route(
    "POST /api/subscriber/v1/unsubscribe/{token}/",
    async ({ params, translate }) => {
      await service.unsubscribe(params.token);
      return { detail: translate(sentence(refusals, "unsubscribed")) };
    },
    // A high rate limit: a mail provider's servers open the links of all its users from one network.
    { perMinute: 1200 },
  );
}
