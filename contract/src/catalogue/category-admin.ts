import { type Static, Type } from "typebox";
import { limits } from "../plain/limits.ts";
import { wire } from "../wire/endpoint.ts";
import { FilledText, Id, IdParams, Nullable, Text } from "../wire/primitives.ts";
import { Category } from "./categories.ts";
import { OpenToField } from "./open-to.ts";

export const AdminCategory = Type.Object({
  ...Category.properties,
  video_count: Type.Integer({ minimum: 0, description: "Including scheduled ones" }),
  own_thumbnail: Type.Boolean({ description: "Whether the picture is its own, not that of its newest video" }),
});
export type AdminCategory = Static<typeof AdminCategory>;

export const NewCategoryBody = Type.Object({
  name: FilledText(limits.categoryName),
  description: Type.Optional(Text(limits.categoryDescription)),
  open_to: Type.Optional(OpenToField),
});
export type NewCategoryBody = Static<typeof NewCategoryBody>;

export const CategoryEditBody = Type.Object({
  ...Type.Partial(NewCategoryBody).properties,
  category_thumbnail: Type.Optional(
    Nullable(Type.Literal("", { description: "Empty: removes its own picture. A file replaces it" })),
  ),
});
export type CategoryEditBody = Static<typeof CategoryEditBody>;

export const CategoryOrderBody = Type.Object({
  categories: Type.Array(Id, { maxItems: limits.orderedCategories, uniqueItems: true }),
});

export const categoryAdminWire = wire({
  "GET /api/admin/v1/categories/": {
    access: "superuser",
    summary: "All categories in the owner's order, with the number of their videos.",
    response: { status: 200, body: Type.Array(AdminCategory) },
  },
  "POST /api/admin/v1/categories/": {
    access: "superuser",
    summary: "Create a category. Without its own picture, that of its newest video is shown.",
    body: NewCategoryBody,
    files: ["category_thumbnail"],
    orJson: true,
    audit: "category.create",
    response: { status: 201, body: Category },
  },
  "PATCH /api/admin/v1/categories/{id}/": {
    access: "superuser",
    summary: "Change the given fields of a category: name, description, picture, whom its videos are open to.",
    params: IdParams,
    body: CategoryEditBody,
    files: ["category_thumbnail"],
    orJson: true,
    audit: "category.update",
    response: { status: 200, body: Category },
    errors: ["not_found"],
  },
  "PUT /api/admin/v1/categories/order/": {
    access: "superuser",
    summary:
      "Order these categories where the order is free, also on Home as it is arranged, in the places that they have.",
    body: CategoryOrderBody,
    audit: "category.order",
    response: { status: 200, body: CategoryOrderBody },
  },
});
