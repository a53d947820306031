import { recordId } from "#http/input/ids.ts";
import type { Routes } from "#http/route.ts";
import type { ToCategory } from "./categories.mapper.ts";
import { requirePicture } from "./categories.policy.ts";
import type { CategoriesService } from "./categories.service.ts";

interface Dependencies {
  readonly categories: CategoriesService;
  readonly toCategory: ToCategory;
}

/** The specified form knows no other fields. */
const named = (name: string | undefined) => (name === undefined ? {} : { name });

export function categoriesRoutes(route: Routes, { categories, toCategory }: Dependencies): void {
  route(
    "GET /api/category/v1/categories/",
    async ({ member }) => (await categories.all(member.language)).map(toCategory),
    { cache: { key: ({ member }) => member.language ?? "" } },
  );

  route("POST /api/category/v1/categories/", async ({ body, file, audit }) =>
    toCategory(await categories.create({ name: body.name }, requirePicture(file("category_thumbnail")), audit)),
  );

  route("PATCH /api/category/v1/categories/{id}/", async ({ params, body, file, audit }) =>
    toCategory(await categories.update(recordId(params.id), named(body.name), file("category_thumbnail"), audit)),
  );

  route("DELETE /api/category/v1/categories/{id}/", async ({ params, audit }) => {
    await categories.remove(recordId(params.id), audit);
    return null;
  });

  route("POST /api/admin/v1/categories/{id}/restore/", async ({ params, audit }) =>
    toCategory(await categories.restore(recordId(params.id), audit)),
  );
}
