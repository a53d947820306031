import type { Routes } from "#http/route.ts";
import type { SubscriberImportService } from "./subscriber-import.service.ts";

export function subscriberImportRoutes(route: Routes, service: SubscriberImportService): void {
  route("POST /api/subscriber/v1/import/", ({ body, translate, audit }) => service.run(body, translate, audit));
}
