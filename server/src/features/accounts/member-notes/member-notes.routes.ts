import { recordId } from "#http/input/ids.ts";
import type { Routes } from "#http/route.ts";
import type { MemberNotesService } from "./member-notes.service.ts";

export function memberNotesRoutes(route: Routes, service: MemberNotesService): void {
  route("GET /api/accounts/v1/userlist/{id}/notes/", async ({ params }) => ({
    notes: (await service.of(recordId(params.id))).map(({ id, at, by, text }) => ({
      ...{ id, at: at.toISOString(), by, text },
    })),
  }));

  route("POST /api/accounts/v1/userlist/{id}/notes/", async ({ params, body, member, audit }) => {
    await service.add(recordId(params.id), member.id, body.text.trim(), audit);
    return null;
  });
}
