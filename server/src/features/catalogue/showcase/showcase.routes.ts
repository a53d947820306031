import type { Showcase } from "@mindreel/contract/catalogue/showcase";
import type { Language } from "@mindreel/contract/plain/languages";
import type { Routes } from "#http/route.ts";

interface Dependencies {
  readonly showcase: (language: Language | undefined) => Promise<Showcase>;
}

export function showcaseRoutes(route: Routes, { showcase }: Dependencies): void {
  route("GET /api/public/v1/showcase/", ({ accepted }) => showcase(accepted()));
}
