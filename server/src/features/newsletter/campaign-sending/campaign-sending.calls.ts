import type { campaignSendingWire } from "@mindreel/contract/newsletter/campaign-sending";
import { expect } from "vitest";
import type { Rows } from "#test/calls/rows.ts";

const recorded = { details: { name: "Owls" } };

export const calls = {
  "GET /api/admin/v1/news-audiences/": { access: [401, 403, 403, 200] },
  "GET /api/admin/v1/campaigns/{id}/audience/": { access: [401, 403, 403, 404] },
  "POST /api/admin/v1/campaigns/{id}/test/": {
    access: [401, 403, 403, 404],
    request: async ({ campaign }) => {
      const { token, id } = await campaign();
      return { token, id, ...recorded, target: id };
    },
  },
  "POST /api/admin/v1/campaigns/{id}/send/": {
    access: [401, 403, 403, 400],
    request: async ({ campaign }) => ({ ...(await campaign()), body: { send_at: null }, ...recorded }),
    body: { send_at: null },
  },
  "POST /api/admin/v1/campaigns/{id}/pause/": {
    access: [401, 403, 403, 404],
    request: async ({ campaign }) => ({ ...(await campaign("sending")), ...recorded }),
  },
  "POST /api/admin/v1/campaigns/{id}/resume/": {
    access: [401, 403, 403, 404],
    request: async ({ campaign }) => ({ ...(await campaign("paused")), ...recorded }),
  },
  "POST /api/admin/v1/campaigns/{id}/cancel/": {
    access: [401, 403, 403, 404],
    request: async ({ campaign }) => ({ ...(await campaign("paused")), ...recorded }),
  },
  "GET /api/admin/v1/campaigns/{id}/deliveries/": { access: [401, 403, 403, 404] },
  "GET /api/admin/v1/campaigns/{id}/export/": {
    access: [401, 403, 403, 404],
    request: async ({ superuser, campaign }) => {
      const [{ id: target, token }, { id }] = [await superuser(), await campaign("sent")];
      return { token, id, details: { name: expect.stringMatching(`^recipients-${id}-`) }, target };
    },
  },
} satisfies Rows<typeof campaignSendingWire>;
