import { recordId } from "#http/input/ids.ts";
import type { Routes } from "#http/route.ts";
import type { SuperusersService } from "./superusers.service.ts";

export function superusersRoutes(route: Routes, service: SuperusersService): void {
  route("PUT /api/accounts/v1/userlist/{id}/superuser/", async ({ params, body, member, audit }) => {
    await service.set(member, recordId(params.id), true, body, audit);
    return null;
  });

  route("DELETE /api/accounts/v1/userlist/{id}/superuser/", async ({ params, body, member, audit }) => {
    await service.set(member, recordId(params.id), false, body, audit);
    return null;
  });
}
