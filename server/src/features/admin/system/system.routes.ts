import type { Routes } from "#http/route.ts";
import type { SystemService } from "./system.service.ts";

export function systemRoutes(route: Routes, system: SystemService): void {
  route("GET /api/admin/v1/system/", ({ translate }) => system.look(translate));
}
