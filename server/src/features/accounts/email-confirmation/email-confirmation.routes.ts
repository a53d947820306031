import { all } from "@mindreel/messages/accounts/answers/all";
import { sentence } from "#domain/sentences.ts";
import type { Routes } from "#http/route.ts";
import type { EmailConfirmationService } from "./email-confirmation.service.ts";

export function emailConfirmationRoutes(route: Routes, service: EmailConfirmationService): void {
  route(
    "POST /api/accounts/v1/email/confirm/",
    async ({ body, translate }) => {
      await service.confirm(body.token);
      return { detail: translate(sentence(all, "emailConfirmed")) };
    },
    { perMinute: 60, throttle: {} },
  );

  route("POST /api/accounts/v1/security/confirmation/", async ({ member, translate }) => {
    await service.askAgain(member.id);
    return { detail: translate(sentence(all, "mailOnItsWay")) };
  });

  route("POST /api/accounts/v1/security/secondary-email/confirmation/", async ({ member, translate }) => {
    await service.askAgain(member.id, "secondary_email");
    return { detail: translate(sentence(all, "mailOnItsWay")) };
  });
}
