import type { Routes } from "#http/route.ts";
import { toShownMail } from "./mails.mapper.ts";
import type { MailsService } from "./mails.service.ts";

export function mailsRoutes(route: Routes, mails: MailsService): void {
  route("GET /api/site/v1/mails/", async () => ({ mails: mails.builtIn() }));
  // One request for each pause in typing, and for each test mail.
  route(
    "POST /api/site/v1/mails/",
    async ({ body, member, audit }) => toShownMail(await mails.show(body, member.id, audit)),
    { perMinute: 120 },
  );
}
