import type { categoriesWire } from "@mindreel/contract/catalogue/categories";
import type { Rows } from "#test/calls/rows.ts";
import { thumbnail } from "#test/calls/world.ts";

export const calls = {
  "GET /api/category/v1/categories/": { access: [401, 200, 200, 200] },
  "POST /api/category/v1/categories/": {
    access: [401, 403, 403, 415],
    request: async ({ tokenOf }) => ({
      token: await tokenOf("superuser"),
      form: { name: " Nature ", category_thumbnail: await thumbnail() },
      details: { name: "Nature" },
    }),
  },
  "PATCH /api/category/v1/categories/{id}/": {
    access: [401, 403, 403, 404],
    request: async ({ category }) => ({
      ...(await category("Old name")),
      form: { name: "New name", category_thumbnail: await thumbnail() },
      details: { name: "New name", before: "Old name", picture: "new" },
    }),
  },
  "DELETE /api/category/v1/categories/{id}/": {
    access: [401, 403, 403, 404],
    request: async ({ category }) => ({ ...(await category("Short-lived")), details: { name: "Short-lived" } }),
  },
  "POST /api/admin/v1/categories/{id}/restore/": {
    access: [401, 403, 403, 404],
    request: async ({ t, category }) => {
      const { token, id } = await category("Missed");
      await t.ok("DELETE /api/category/v1/categories/{id}/", { token, id });
      return { token, id, details: { name: "Missed" } };
    },
  },
} satisfies Rows<typeof categoriesWire>;
