import type { CategoryEditBody } from "@mindreel/contract/catalogue/category-admin";
import { recordId } from "#http/input/ids.ts";
import type { Routes } from "#http/route.ts";
import type { ToCategory } from "./categories.mapper.ts";
import { requirePicture } from "./categories.policy.ts";
import type { CategoriesService } from "./categories.service.ts";

interface Dependencies {
  readonly categories: CategoriesService;
  readonly toCategory: ToCategory;
}

/** These calls know no other fields. */
const fieldsOf = ({ name, open_to }: CategoryEditBody): CategoryEditBody => ({
  ...(name !== undefined && { name }),
  ...(open_to !== undefined && { open_to }),
});

export function categoriesRoutes(route: Routes, { categories, toCategory }: Dependencies): void {
  route(
    "GET /api/category/v1/categories/",
    async ({ member }) => (await categories.all(member.language)).map(toCategory),
    { cache: { key: ({ member }) => member.language ?? "" } },
  );

  route("POST /api/category/v1/categories/", async ({ body, file, audit }) =>
    toCategory(
      await categories.create(
        { ...fieldsOf(body), name: body.name },
        requirePicture(file("category_thumbnail")),
        audit,
      ),
    ),
  );

  route("PATCH /api/category/v1/categories/{id}/", async ({ params, body, file, audit }) =>
    toCategory(await categories.update(recordId(params.id), fieldsOf(body), file("category_thumbnail"), audit)),
  );

  route("DELETE /api/category/v1/categories/{id}/", async ({ params, audit }) => {
    await categories.remove(recordId(params.id), audit);
    return null;
  });

  route("POST /api/admin/v1/categories/{id}/restore/", async ({ params, audit }) =>
    toCategory(await categories.restore(recordId(params.id), audit)),
  );
}
