import type { Routes } from "#http/route.ts";
import { toNoticePreferences } from "./preferences.mapper.ts";
import type { NoticePreferencesService } from "./preferences.service.ts";

export function noticePreferencesRoutes(route: Routes, { read, change }: NoticePreferencesService): void {
  route("GET /api/notices/v1/preferences/", async ({ member }) => toNoticePreferences(await read(member.id)));
  route("PATCH /api/notices/v1/preferences/", async ({ body, member }) =>
    toNoticePreferences(await change(member.id, body)),
  );
}
