import type { categoryAdminWire } from "@mindreel/contract/catalogue/category-admin";
import type { Rows } from "#test/calls/rows.ts";
import { thumbnail } from "#test/calls/world.ts";

export const calls = {
  "POST /api/admin/v1/categories/": {
    access: [401, 403, 403, 400],
    request: async ({ tokenOf }) => ({
      token: await tokenOf("superuser"),
      form: { name: " Deserts ", category_thumbnail: await thumbnail() },
      details: { name: "Deserts" },
    }),
  },
} satisfies Rows<typeof categoryAdminWire>;
