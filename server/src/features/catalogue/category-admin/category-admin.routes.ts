import type { ToCategory } from "#features/catalogue/categories/categories.mapper.ts";
import type { CategoriesService } from "#features/catalogue/categories/categories.service.ts";
import { recordId } from "#http/input/ids.ts";
import type { Routes } from "#http/route.ts";
import { toAdminCategory } from "./category-admin.mapper.ts";
import type { CategoryAdminService } from "./category-admin.service.ts";

interface Dependencies {
  readonly categories: CategoriesService;
  readonly admin: CategoryAdminService;
  readonly toCategory: ToCategory;
}

export function categoryAdminRoutes(route: Routes, { categories, admin, toCategory }: Dependencies): void {
  route("GET /api/admin/v1/categories/", async () => (await admin.all()).map(toAdminCategory(toCategory)));

  route("POST /api/admin/v1/categories/", async ({ body, file, audit }) =>
    toCategory(await categories.create(body, file("category_thumbnail"), audit)),
  );

  route("PATCH /api/admin/v1/categories/{id}/", async ({ params, body, file, audit }) =>
    toCategory(await categories.update(recordId(params.id), body, file("category_thumbnail"), audit)),
  );

  route("PUT /api/admin/v1/categories/order/", async ({ body, audit }) => {
    await admin.order(body.categories, audit);
    return body;
  });
}
