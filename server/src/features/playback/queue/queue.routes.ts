import type { Routes } from "#http/route.ts";
import type { QueueService } from "./queue.service.ts";

export function queueRoutes(route: Routes, queue: QueueService): void {
  route("GET /api/playback/v1/queue/", ({ query, member }) => queue.fill(Number(query.minutes), member));
}
