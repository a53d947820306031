import type { translationsWire } from "@mindreel/contract/catalogue/translations";
import type { Rows } from "#test/calls/rows.ts";

export const calls = {
  "GET /api/admin/v1/videos/{id}/translations/": { access: [401, 403, 403, 404] },
  "PUT /api/admin/v1/videos/{id}/translations/": {
    access: [401, 403, 403, 400],
    request: async ({ video }) => ({
      ...(await video("Tides")),
      body: { language: "de", title: "Gezeiten", description: "" },
      details: { name: "Tides", language: "de" },
    }),
    body: { language: "de", title: "Gezeiten", description: "Ebbe und Flut" },
  },
  "GET /api/admin/v1/series/{id}/translations/": { access: [401, 403, 403, 404] },
  "PUT /api/admin/v1/series/{id}/translations/": {
    access: [401, 403, 403, 400],
    request: async ({ series }) => ({
      ...(await series("Translated")),
      body: { language: "de", title: "Übersetzt", description: "" },
      details: { name: "Translated", language: "de" },
    }),
    body: { language: "de", title: "Die See", description: "" },
  },
  "GET /api/admin/v1/categories/{id}/translations/": { access: [401, 403, 403, 404] },
  "PUT /api/admin/v1/categories/{id}/translations/": {
    access: [401, 403, 403, 400],
    request: async ({ category }) => ({
      ...(await category("In German")),
      body: { language: "de", name: "Auf Deutsch" },
      details: { name: "In German", language: "de" },
    }),
    body: { language: "de", name: "Natur" },
  },
} satisfies Rows<typeof translationsWire>;
