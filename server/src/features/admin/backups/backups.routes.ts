import type { Routes } from "#http/route.ts";
import { toBackups } from "./backups.mapper.ts";
import type { BackupsService } from "./backups.service.ts";

export function backupsRoutes(route: Routes, { kept, settings }: BackupsService): void {
  route("GET /api/admin/v1/backups/", async () => toBackups(await kept(), settings?.key !== undefined));
}
