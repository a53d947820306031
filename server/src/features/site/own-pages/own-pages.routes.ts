import type { Routes } from "#http/route.ts";
import type { OwnPagesService } from "./own-pages.service.ts";

export function ownPagesRoutes(route: Routes, pages: OwnPagesService): void {
  route("GET /api/public/v1/pages/{slug}/", ({ params: { slug } }) => pages.page(slug));
}
