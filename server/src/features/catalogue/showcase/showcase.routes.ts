import type { Showcase } from "@mindreel/contract/catalogue/showcase";
import type { Routes } from "#http/route.ts";

interface Dependencies {
  readonly showcase: () => Promise<Showcase>;
}

export function showcaseRoutes(route: Routes, { showcase }: Dependencies): void {
  route("GET /api/public/v1/showcase/", async () => showcase());
}
