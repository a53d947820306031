import type { Routes } from "#http/route.ts";
import type { ToShowcase } from "./showcase.mapper.ts";
import type { ShowcaseService } from "./showcase.service.ts";

interface Dependencies {
  readonly showcase: ShowcaseService;
  readonly toShowcase: ToShowcase;
}

export function showcaseRoutes(route: Routes, { showcase, toShowcase }: Dependencies): void {
  route("GET /api/public/v1/showcase/", async () => toShowcase(await showcase.show()));
}
