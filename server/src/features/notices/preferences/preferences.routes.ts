import type { Routes } from "#http/route.ts";
import type { NoticePreferencesService } from "./preferences.service.ts";

export function noticePreferencesRoutes(route: Routes, { read, change }: NoticePreferencesService): void {
  route("GET /api/notices/v1/preferences/", ({ member }) => read(member.id));
  route("PATCH /api/notices/v1/preferences/", ({ body, member }) => change(member.id, body));
}
