import type { Routes } from "#http/route.ts";
import { toImportResult } from "./subscriber-import.mapper.ts";
import type { SubscriberImportService } from "./subscriber-import.service.ts";

export function subscriberImportRoutes(route: Routes, service: SubscriberImportService): void {
  route("POST /api/subscriber/v1/import/", async ({ body, translate, audit }) =>
    toImportResult(await service.run(body, audit), translate),
  );
}
