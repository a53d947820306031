import type { ConfirmService } from "#features/accounts/email-confirmation/email-confirmation.service.ts";
import { recordId } from "#http/input/ids.ts";
import type { Routes } from "#http/route.ts";
import type { SecurityService } from "./security.service.ts";

export function securityRoutes(route: Routes, service: SecurityService, confirmations: ConfirmService): void {
  route("GET /api/accounts/v1/security/", ({ member }) => service.show(member));

  route(
    "POST /api/accounts/v1/security/password/",
    async ({ member, body }) => {
      await service.changePassword(member, body);
      return { detail: "Your password is changed." };
    },
    { perMinute: 20 },
  );

  route(
    "POST /api/accounts/v1/email/confirm/",
    async ({ body }) => {
      await confirmations.confirm(body.token);
      return { detail: "Your e-mail address is confirmed." };
    },
    { perMinute: 60, throttle: {} },
  );

  route("POST /api/accounts/v1/security/confirmation/", async ({ member }) => {
    await confirmations.askAgain(member.id);
    return { detail: "The mail is on its way." };
  });

  route("POST /api/accounts/v1/security/secondary-email/confirmation/", async ({ member }) => {
    await confirmations.askAgain(member.id, "secondary_email");
    return { detail: "The mail is on its way." };
  });

  route("DELETE /api/accounts/v1/security/sessions/", async ({ member }) => {
    await service.signOutEverywhere(member);
    return null;
  });

  route("DELETE /api/accounts/v1/security/sessions/{id}/", async ({ member, params }) => {
    await service.signOut(member, recordId(params.id));
    return null;
  });
}
