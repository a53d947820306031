import { answers } from "@mindreel/messages/accounts/accounts";
import { sentence } from "#domain/sentences.ts";
import type { Routes } from "#http/route.ts";
import { toAddresses } from "./email-change.mapper.ts";
import type { EmailChangeService } from "./email-change.service.ts";

export function emailChangeRoutes(route: Routes, service: EmailChangeService): void {
  route("GET /api/accounts/v1/security/addresses/", async ({ member }) => toAddresses(await service.show(member)));

  route(
    "POST /api/accounts/v1/security/email/",
    async ({ member, body, translate }) => {
      await service.ask(member, body);
      return { detail: translate(sentence(answers, "confirmChange")) };
    },
    { perMinute: 20 },
  );

  route("DELETE /api/accounts/v1/security/email/", async ({ member }) => {
    await service.takeBack(member);
    return null;
  });

  route("POST /api/accounts/v1/email/change/", ({ body }) => service.answer(body), { perMinute: 60 });
}
