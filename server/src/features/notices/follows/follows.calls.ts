import type { followsWire } from "@mindreel/contract/notices/follows";
import type { Rows } from "#test/calls/rows.ts";
import type { World } from "#test/calls/world.ts";

const followed = async ({ tokenOf }: World, made: () => Promise<{ readonly id: number }>) => ({
  ...{ token: await tokenOf("pro"), id: (await made()).id },
});

export const calls = {
  "GET /api/notices/v1/follows/": { access: [401, 200, 200, 200] },
  "PUT /api/notices/v1/categories/{id}/follow/": {
    access: [401, 404, 404, 404],
    request: (world) => followed(world, world.category),
  },
  "DELETE /api/notices/v1/categories/{id}/follow/": {
    access: [401, 204, 204, 204],
    request: async (world) => {
      const given = await followed(world, world.category);
      await world.t.ok("PUT /api/notices/v1/categories/{id}/follow/", given);
      return given;
    },
  },
  "PUT /api/notices/v1/series/{id}/follow/": {
    access: [401, 403, 404, 404],
    request: (world) => followed(world, world.series),
  },
  "DELETE /api/notices/v1/series/{id}/follow/": {
    access: [401, 204, 204, 204],
    request: async (world) => {
      const given = await followed(world, world.series);
      await world.t.ok("PUT /api/notices/v1/series/{id}/follow/", given);
      return given;
    },
  },
} satisfies Rows<typeof followsWire>;
