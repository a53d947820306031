import { wire } from "../wire/endpoint.ts";
import { Category, CategoryBody } from "./categories.ts";

export const categoryAdminWire = wire({
  "POST /api/admin/v1/categories/": {
    access: "superuser",
    summary: "Create a category, optionally with its own picture.",
    body: CategoryBody,
    files: ["category_thumbnail"],
    orJson: true,
    audit: "category.create",
    response: { status: 201, body: Category },
  },
});
