import type { requestAdminWire } from "@mindreel/contract/engagement/request-admin";
import type { Rows } from "#test/calls/rows.ts";
import type { World } from "#test/calls/world.ts";

async function merging({ asked, tokenOf, unique }: World) {
  const [name, other] = [`Bats ${unique()}`, `Bats at night ${unique()}`];
  const [{ id }, { id: merged }] = [await asked(name), await asked(other)];
  return { token: await tokenOf("superuser"), id, body: { ids: [merged] }, name, other };
}

export const calls = {
  "GET /api/admin/v1/requests/": { access: [401, 403, 403, 200] },
  "GET /api/admin/v1/requests/searches/": { access: [401, 403, 403, 200] },
  "PUT /api/admin/v1/requests/{id}/answer/": {
    access: [401, 403, 403, 400],
    request: async ({ asked, video }) => {
      const { token, id: answer } = await video("The tawny owl");
      const { id } = await asked("Owls");
      return { token, id, body: { video: answer }, details: { name: "Owls", video: "The tawny owl" } };
    },
    body: ({ video }) => ({ video }),
  },
  "PUT /api/admin/v1/requests/{id}/declined/": {
    access: [401, 403, 403, 400],
    request: async ({ asked, tokenOf }) => {
      const { id } = await asked("Dragons");
      const body = { declined: true };
      return { token: await tokenOf("superuser"), id, body, details: { name: "Dragons", declined: "yes" } };
    },
    body: { declined: true },
  },
  "POST /api/admin/v1/requests/{id}/merge/": {
    access: [401, 403, 403, 400],
    request: async (world) => {
      const { name, other: merged, ...given } = await merging(world);
      return { ...given, details: { name, merged } };
    },
    body: { ids: [999] },
  },
  "POST /api/admin/v1/requests/{id}/split/": {
    access: [401, 403, 403, 400],
    request: async (world) => {
      const { name, other: split, ...given } = await merging(world);
      await world.t.ok("POST /api/admin/v1/requests/{id}/merge/", given);
      return { ...given, details: { name, split } };
    },
    body: { ids: [999] },
  },
  "DELETE /api/admin/v1/requests/{id}/": {
    access: [401, 403, 403, 404],
    request: async ({ asked, tokenOf }) => {
      const { id } = await asked("Rude words");
      return { token: await tokenOf("superuser"), id, details: { name: "Rude words" } };
    },
  },
  "POST /api/admin/v1/requests/{id}/restore/": {
    access: [401, 403, 403, 404],
    request: async ({ t, asked, tokenOf }) => {
      const given = { token: await tokenOf("superuser"), id: (await asked("Missed")).id };
      await t.ok("DELETE /api/admin/v1/requests/{id}/", given);
      return { ...given, details: { name: "Missed" } };
    },
  },
} satisfies Rows<typeof requestAdminWire>;
