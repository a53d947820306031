import type { Routes } from "#http/route.ts";
import type { EmailConfirmationService } from "./email-confirmation.service.ts";

export function emailConfirmationRoutes(route: Routes, service: EmailConfirmationService): void {
  route(
    "POST /api/accounts/v1/email/confirm/",
    async ({ body }) => {
      await service.confirm(body.token);
      return { detail: "Your e-mail address is confirmed." };
    },
    { perMinute: 60, throttle: {} },
  );

  route("POST /api/accounts/v1/security/confirmation/", async ({ member }) => {
    await service.askAgain(member.id);
    return { detail: "The mail is on its way." };
  });

  route("POST /api/accounts/v1/security/secondary-email/confirmation/", async ({ member }) => {
    await service.askAgain(member.id, "secondary_email");
    return { detail: "The mail is on its way." };
  });
}
