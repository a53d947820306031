import { type Static, Type } from "typebox";
import { limits } from "../plain/limits.ts";
import { wire } from "../wire/endpoint.ts";
import { FilledText, Id, IdParams, Nullable } from "../wire/primitives.ts";
import { OpenTo, OpenToField } from "./open-to.ts";

export const Category = Type.Object({
  id: Id,
  name: Type.String(),
  description: Type.String(),
  category_thumbnail: Nullable(
    Type.String({ description: "The URL of the picture, 854 pixels wide: its own, or that of its newest video" }),
  ),
  thumbnail_srcset: Nullable(Type.String({ description: "All widths of the picture, as an img srcset" })),
  open_to: Type.Optional(OpenTo),
});
export type Category = Static<typeof Category>;

export const CategoryBody = Type.Object({
  name: FilledText(limits.categoryName),
  open_to: Type.Optional(OpenToField),
});

export const CategoryPatchBody = Type.Partial(CategoryBody);

export const categoriesWire = wire({
  "GET /api/category/v1/categories/": {
    access: "member",
    summary: "All categories, ordered by name.",
    response: { status: 200, body: Type.Array(Category) },
  },
  "POST /api/category/v1/categories/": {
    access: "superuser",
    summary: "Create a category with its picture.",
    body: CategoryBody,
    files: ["category_thumbnail"],
    audit: "category.create",
    response: { status: 201, body: Category },
  },
  "PATCH /api/category/v1/categories/{id}/": {
    access: "superuser",
    summary: "Change a category's name, its picture, whom its videos are open to.",
    params: IdParams,
    body: CategoryPatchBody,
    files: ["category_thumbnail"],
    orJson: true,
    audit: "category.update",
    response: { status: 200, body: Category },
    errors: ["not_found"],
  },
  "DELETE /api/category/v1/categories/{id}/": {
    access: "superuser",
    summary: "Delete a category; its videos stay, without a category.",
    params: IdParams,
    audit: "category.delete",
    response: { status: 204, body: null },
    errors: ["not_found"],
  },
  "POST /api/admin/v1/categories/{id}/restore/": {
    access: "superuser",
    summary: "Restore a deleted category within 7 days; those of its videos that have no other category return to it.",
    params: IdParams,
    audit: "category.restore",
    response: { status: 200, body: Category },
    errors: ["not_found", "invalid_input"],
  },
});
