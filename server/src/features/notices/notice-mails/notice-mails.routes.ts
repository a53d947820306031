import { refusals } from "@mindreel/messages/newsletter/newsletter";
import { sentence } from "#domain/sentences.ts";
import type { Routes } from "#http/route.ts";
import type { NoticeMailsService } from "./notice-mails.service.ts";

export function noticeMailsRoutes(route: Routes, { unsubscribe }: NoticeMailsService): void {
  route(
    "POST /api/notices/v1/unsubscribe/{token}/",
    async ({ params, translate }) => {
      await unsubscribe(params.token);
      return { detail: translate(sentence(refusals, "unsubscribed")) };
    },
    // A high rate limit: a mail provider's servers open the links of all its users from one network.
    { perMinute: 1200 },
  );
}
