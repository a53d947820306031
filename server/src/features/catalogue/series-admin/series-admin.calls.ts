import type { seriesAdminWire } from "@mindreel/contract/catalogue/series-admin";
import type { Rows } from "#test/calls/rows.ts";
import { thumbnail } from "#test/calls/world.ts";

export const calls = {
  "POST /api/series/v1/series/": {
    access: [401, 403, 403, 400],
    request: async ({ tokenOf }) => ({
      token: await tokenOf("superuser"),
      form: { title: " The sea ", series_thumbnail: await thumbnail() },
      details: { name: "The sea" },
    }),
  },
  "PATCH /api/series/v1/series/{id}/": {
    access: [401, 403, 403, 404],
    request: async ({ series }) => {
      const { token, id } = await series("Old title");
      const form = { title: "New title", series_thumbnail: await thumbnail() };
      return { token, id, form, details: { name: "New title", before: "Old title", picture: "new" } };
    },
  },
  "DELETE /api/series/v1/series/{id}/": {
    access: [401, 403, 403, 404],
    request: async ({ series }) => ({ ...(await series("Short-lived")), details: { name: "Short-lived" } }),
  },
  "PUT /api/series/v1/series/{id}/videos/": {
    access: [401, 403, 403, 400],
    request: async ({ series }) => {
      const { token, id, videos } = await series("In order");
      return { token, id, body: { videos }, details: { name: "In order" } };
    },
    body: ({ videos }) => ({ videos }),
  },
  "GET /api/admin/v1/series/": { access: [401, 403, 403, 200] },
  "POST /api/admin/v1/series/{id}/restore/": {
    access: [401, 403, 403, 404],
    request: async ({ t, series }) => {
      const { token, id } = await series("Missed");
      await t.ok("DELETE /api/series/v1/series/{id}/", { token, id });
      return { token, id, details: { name: "Missed" } };
    },
  },
} satisfies Rows<typeof seriesAdminWire>;
