import type { Routes } from "#http/route.ts";
import { toToday } from "./today.mapper.ts";
import type { TodayService } from "./today.service.ts";

export function todayRoutes(route: Routes, today: TodayService): void {
  route("GET /api/admin/v1/today/", async ({ translate }) => toToday(await today.look(), translate));
}
