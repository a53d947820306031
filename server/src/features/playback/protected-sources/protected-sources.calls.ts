import type { protectedSourcesWire } from "@mindreel/contract/playback/protected-sources";
import type { Rows } from "#test/calls/rows.ts";

export const calls = {
  "GET /api/playback/v1/sources/": { access: [401, 403, 403, 200] },
  "PUT /api/playback/v1/sources/": {
    access: [401, 403, 403, 400],
    request: async ({ tokenOf, protectedHost }) => {
      const body = protectedHost();
      const details = { name: body.host, provider: "bunny_cdn", secret: "new" };
      return { token: await tokenOf("superuser"), body, details };
    },
    body: {
      ...{ host: "films.example.com", provider: "s3", key_id: "AKIA1", region: "eu-west-1", secret: "x".repeat(40) },
    },
  },
  "DELETE /api/playback/v1/sources/{id}/": {
    access: [401, 403, 403, 404],
    request: async ({ withProtectedHost }) => {
      const { token, id, host } = await withProtectedHost();
      return { token, id, details: { name: host, provider: "bunny_cdn" } };
    },
  },
} satisfies Rows<typeof protectedSourcesWire>;
