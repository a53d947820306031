import type { categoryAdminWire } from "@mindreel/contract/catalogue/category-admin";
import type { Rows } from "#test/calls/rows.ts";
import { thumbnail } from "#test/calls/world.ts";

export const calls = {
  "GET /api/admin/v1/categories/": { access: [401, 403, 403, 200] },
  "POST /api/admin/v1/categories/": {
    access: [401, 403, 403, 400],
    request: async ({ tokenOf }) => ({
      token: await tokenOf("superuser"),
      form: { name: " Deserts ", description: "Sand", category_thumbnail: await thumbnail() },
      details: { name: "Deserts" },
    }),
  },
  "PATCH /api/admin/v1/categories/{id}/": {
    access: [401, 403, 403, 404],
    request: async ({ category }) => ({
      ...(await category("Old words")),
      form: { name: "New words", description: "About it", category_thumbnail: await thumbnail() },
      details: { name: "New words", before: "Old words", description: "changed", picture: "new" },
    }),
  },
  "PUT /api/admin/v1/categories/order/": {
    access: [401, 403, 403, 400],
    request: async ({ category }) => {
      const { token, id } = await category("First of all");
      return { token, body: { categories: [id] }, target: 1, details: { name: "Categories" } };
    },
    body: { categories: [1, 2] },
  },
} satisfies Rows<typeof categoryAdminWire>;
