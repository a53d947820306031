import { answers } from "@mindreel/messages/accounts/accounts";
import { sentence } from "#domain/sentences.ts";
import type { Routes } from "#http/route.ts";
import type { EmailConfirmationService } from "./email-confirmation.service.ts";

export function emailConfirmationRoutes(route: Routes, service: EmailConfirmationService): void {
  route(
    "POST /api/accounts/v1/email/confirm/",
    async ({ body, translate }) => {
      await service.confirm(body.token);
      return { detail: translate(sentence(answers, "emailConfirmed")) };
    },
    { perMinute: 60, throttle: {} },
  );

  route("POST /api/accounts/v1/security/confirmation/", async ({ member, translate }) => {
    await service.askAgain(member.id);
    return { detail: translate(sentence(answers, "mailOnItsWay")) };
  });

  route("POST /api/accounts/v1/security/secondary-email/confirmation/", async ({ member, translate }) => {
    await service.askAgain(member.id, "secondary_email");
    return { detail: translate(sentence(answers, "mailOnItsWay")) };
  });
}
