import type { campaignsWire } from "@mindreel/contract/newsletter/campaigns";
import type { Rows } from "#test/calls/rows.ts";
import { content } from "#test/calls/world.ts";

export const calls = {
  "GET /api/admin/v1/campaigns/": { access: [401, 403, 403, 200] },
  "POST /api/admin/v1/campaigns/": {
    access: [401, 403, 403, 201],
    request: async ({ tokenOf }) => ({ token: await tokenOf("superuser") }),
  },
  "GET /api/admin/v1/campaigns/{id}/": { access: [401, 403, 403, 404] },
  "PUT /api/admin/v1/campaigns/{id}/": {
    access: [401, 403, 403, 400],
    request: async ({ t, tokenOf }) => {
      const token = await tokenOf("superuser");
      const { id } = await t.ok("POST /api/admin/v1/campaigns/", { token });
      return { token, id, body: { ...content, subject: "Bats" }, details: { name: "Bats" } };
    },
    body: ({ videos }) => ({
      ...{ subject: "News", preview_text: "What is new", body: "It is **here**.", videos },
      ...{ audience: ["subscribers", "pro"], language: "de", version: 1 },
    }),
  },
  "DELETE /api/admin/v1/campaigns/{id}/": {
    access: [401, 403, 403, 404],
    request: async ({ campaign }) => ({ ...(await campaign()), details: { name: "Owls" } }),
  },
  "POST /api/admin/v1/campaigns/{id}/duplicate/": {
    access: [401, 403, 403, 404],
    request: async ({ campaign }) => {
      const { token, id } = await campaign("sent");
      // Recorded with the copy, which gets the next id.
      return { token, id, details: { name: "Owls" }, target: id + 1 };
    },
  },
  "GET /api/admin/v1/campaigns/{id}/preview/": { access: [401, 403, 403, 404] },
} satisfies Rows<typeof campaignsWire>;
