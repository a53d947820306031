import type { ToCategory } from "#features/catalogue/categories/categories.mapper.ts";
import type { CategoriesService } from "#features/catalogue/categories/categories.service.ts";
import type { Routes } from "#http/route.ts";

interface Dependencies {
  readonly categories: CategoriesService;
  readonly toCategory: ToCategory;
}

export function categoryAdminRoutes(route: Routes, { categories, toCategory }: Dependencies): void {
  route("POST /api/admin/v1/categories/", async ({ body, file, audit }) =>
    toCategory(await categories.create(body.name, file("category_thumbnail"), audit)),
  );
}
