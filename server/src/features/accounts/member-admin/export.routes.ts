import type { Exports } from "#http/files/exports.ts";
import type { Routes } from "#http/route.ts";
import type { MembersService } from "./member-admin.service.ts";

interface Dependencies {
  readonly members: MembersService;
  readonly exports: Exports;
}

export function exportUsersRoute(route: Routes, { members, exports }: Dependencies): void {
  route("GET /api/admin/v1/export/users/", ({ query: { search, filter }, member, audit }) => {
    const wanted = { ...(search !== undefined && { search }), ...(filter && { filter }) };
    // Not what was searched for: the log would keep a member's name or address longer than the member is here.
    const narrowed = { ...(search && { searched: "yes" }), ...(filter && { filter }) };
    return exports.begin({ name: "users", ...members.export(wanted), actorId: member.id, audit, filter: narrowed });
  });
}
