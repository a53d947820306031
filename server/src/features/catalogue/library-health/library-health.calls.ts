import type { libraryHealthWire } from "@mindreel/contract/catalogue/library-health";
import { expect } from "vitest";
import type { Rows } from "#test/calls/rows.ts";

export const calls = {
  "GET /api/admin/v1/health/": { access: [401, 403, 403, 200] },
  "GET /api/admin/v1/health/videos/": { access: [401, 403, 403, 400] },
  "POST /api/admin/v1/health/check/": {
    access: [401, 403, 403, 200],
    request: async ({ tokenOf }) => ({ token: await tokenOf("superuser"), details: { name: "Library" }, target: 1 }),
  },
  "POST /api/admin/v1/health/stills/": {
    access: [401, 403, 403, 200],
    request: async ({ video }) => ({
      ...{ token: (await video()).token, details: { name: "Library", stills: expect.any(Number) }, target: 1 },
    }),
  },
  "POST /api/admin/v1/health/videos/{id}/check/": {
    access: [401, 403, 403, 404],
    request: async ({ video }) => ({ ...(await video("Looked at")), details: { name: "Looked at", state: "found" } }),
  },
  "POST /api/admin/v1/health/videos/{id}/fill/": {
    access: [401, 403, 403, 404],
    request: async ({ video }) => ({
      ...(await video("Lacking")),
      details: { name: "Lacking", changed: "still, description" },
    }),
  },
} satisfies Rows<typeof libraryHealthWire>;
