import { recordId } from "#http/input/ids.ts";
import type { Routes } from "#http/route.ts";
import type { MemberHelpService } from "./member-help.service.ts";

export function memberHelpRoutes(route: Routes, service: MemberHelpService): void {
  route("POST /api/accounts/v1/userlist/{id}/password-reset/", async ({ params, audit }) => {
    await service.sendPasswordReset(recordId(params.id), audit);
    return null;
  });

  route("POST /api/accounts/v1/userlist/{id}/email-confirmation/", async ({ params, audit }) => {
    await service.sendConfirmation(recordId(params.id), audit);
    return null;
  });
}
