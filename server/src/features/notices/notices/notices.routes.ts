import { recordId } from "#http/input/ids.ts";
import type { Routes } from "#http/route.ts";
import type { ToNotice } from "./notices.mapper.ts";
import type { NoticesService } from "./notices.service.ts";

export function noticesRoutes(route: Routes, notices: NoticesService, toNotice: ToNotice): void {
  route("GET /api/notices/v1/notices/", async ({ member }) => (await notices.list(member)).map(toNotice));
  route("GET /api/notices/v1/unread/", async ({ member }) => ({ unread: await notices.unread(member) }));
  route("PUT /api/notices/v1/notices/{kind}/{id}/read/", async ({ params, member }) => {
    await notices.markRead(member, params.kind, recordId(params.id));
    return null;
  });
  route("POST /api/notices/v1/read/", async ({ member }) => {
    await notices.markAllRead(member);
    return null;
  });
}
