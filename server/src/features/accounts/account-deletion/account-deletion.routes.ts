import type { Routes } from "#http/route.ts";
import { toScheduledDeletion } from "./account-deletion.mapper.ts";
import type { AccountDeletionService } from "./account-deletion.service.ts";

export function accountDeletionRoutes(route: Routes, service: AccountDeletionService): void {
  route(
    "POST /api/accounts/v1/security/leave/",
    async ({ member, body: { forget_news = false, ...proof } }) =>
      toScheduledDeletion(await service.schedule(member, proof, forget_news)),
    { perMinute: 20 },
  );

  route("DELETE /api/accounts/v1/security/leave/", async ({ member }) => {
    await service.cancel(member);
    return null;
  });
}
