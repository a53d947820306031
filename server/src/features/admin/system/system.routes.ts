import type { Routes } from "#http/route.ts";
import { toSystem } from "./system.mapper.ts";
import type { SystemService } from "./system.service.ts";

export function systemRoutes(route: Routes, system: SystemService): void {
  route("GET /api/admin/v1/system/", async ({ translate }) => toSystem(await system.look(), translate));
}
