import type { Routes } from "#http/route.ts";
import type { LegalService } from "./legal.service.ts";

export function legalRoutes(route: Routes, legal: LegalService): void {
  route("GET /api/public/v1/legal/{document}/", ({ params: { document } }) => legal.page(document));
}
