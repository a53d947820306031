import type { Routes } from "#http/route.ts";
import { toFigures } from "./dashboard.mapper.ts";
import type { DashboardService } from "./dashboard.service.ts";

export function dashboardRoutes(route: Routes, dashboard: DashboardService): void {
  route("GET /api/category/v1/count/", async ({ query }) => toFigures(await dashboard.figures(query)));
}
