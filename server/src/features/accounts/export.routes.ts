import type { Exports } from "#platform/exports.ts";
import type { Routes } from "#platform/route.ts";
import type { MembersService } from "./members.service.ts";

interface Dependencies {
  readonly members: MembersService;
  readonly exports: Exports;
}

export function exportUsersRoute(route: Routes, { members, exports }: Dependencies): void {
  route("GET /api/admin/v1/export/users/", ({ query: { search, filter }, member, audit }) => {
    const wanted = { ...(search !== undefined && { search }), ...(filter && { filter }) };
    return exports.begin({ name: "users", ...members.export(wanted), actorId: member.id, audit, filter: wanted });
  });
}
