import { refusals } from "@mindreel/messages/newsletter/newsletter";
import { sentence } from "#domain/sentences.ts";
import type { Routes } from "#http/route.ts";
import type { NewsAgainService } from "./news-again.service.ts";

export function newsAgainRoutes(route: Routes, service: NewsAgainService): void {
  route("POST /api/subscriber/v1/again/{token}/", async ({ params, translate }) => {
    await service.confirm(params.token);
    return { detail: translate(sentence(refusals, "subscribedAgain")) };
  });
}
