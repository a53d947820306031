import type { Routes } from "#http/route.ts";
import type { SharedPagesService } from "./shared-pages.service.ts";

export function sharedPagesRoutes(route: Routes, pages: SharedPagesService): void {
  route("GET /api/category/v1/video/", ({ query, member, write }) => pages.page(query, member, write));
}
