import type { LeavingService } from "#features/accounts/account-deletion/account-deletion.service.ts";
import type { Routes } from "#http/route.ts";
import type { OwnDataService } from "./own-data.service.ts";

export function ownDataRoutes(route: Routes, ownData: OwnDataService, leaving: LeavingService): void {
  const guarded = { perMinute: 20 };
  route("POST /api/accounts/v1/security/own-data/", ({ member, body }) => ownData.copy(member, body), guarded);
  route("POST /api/accounts/v1/security/leave/", ({ member, body }) => leaving.ask(member, body), guarded);
  route("DELETE /api/accounts/v1/security/leave/", async ({ member }) => {
    await leaving.stay(member);
    return null;
  });
}
