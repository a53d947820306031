import { recordId } from "#http/input/ids.ts";
import type { Routes } from "#http/route.ts";
import { toListedUser, toMemberAccount } from "./member-admin.mapper.ts";
import type { MemberAdminService } from "./member-admin.service.ts";

export function memberAdminRoutes(route: Routes, service: MemberAdminService, clock: () => Date): void {
  route("GET /api/accounts/v1/userlist/", async ({ query, pageRequest, toPage }) => {
    const { page, selection, now } = await service.page(query, pageRequest());
    const { search, filter, plan, ...paging } = query;
    return toPage(page, (row) => toListedUser(row, now), { ...paging, ...selection });
  });

  route("GET /api/admin/v1/export/users/", ({ query, member, audit }) => service.export(query, member.id, audit));

  route("DELETE /api/accounts/v1/userlist/{id}/", async ({ params, body, member, audit }) => {
    await service.block(recordId(params.id), member.id, audit, body?.reason);
    return null;
  });

  route("POST /api/accounts/v1/userlist/{id}/unblock/", async ({ params, audit }) =>
    toListedUser(await service.unblock(recordId(params.id), audit), clock()),
  );

  route("GET /api/accounts/v1/userlist/{id}/account/", async ({ params }) =>
    toMemberAccount(await service.account(recordId(params.id))),
  );

  route("DELETE /api/accounts/v1/userlist/{id}/sessions/", async ({ params, audit }) => {
    await service.signOutEverywhere(recordId(params.id), audit);
    return null;
  });
}
