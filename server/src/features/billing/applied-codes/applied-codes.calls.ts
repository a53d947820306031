import type { appliedCodesWire } from "@mindreel/contract/billing/applied-codes";
import type { Rows } from "#test/calls/rows.ts";
import type { World } from "#test/calls/world.ts";

let made = 0;

/** A subscriber, and a code for them. */
async function offered({ t, tokenOf }: World) {
  const superuser = await tokenOf("superuser");
  const body = { code: `stay-${++made}`, percent_off: 20, duration: "once", for_subscribers: true } as const;
  await t.ok("POST /api/billing/v1/codes/", { token: superuser, body });
  return { superuser, subscriber: await t.subscriber(), code: `STAY-${made}` };
}

export const calls = {
  "POST /api/billing/v1/subscription/code/preview/": {
    access: [401, 400, 400, 400],
    request: async (world) => {
      const { subscriber, code } = await offered(world);
      return { token: subscriber.token, body: { code } };
    },
    body: { code: "SPRING" },
  },
  "POST /api/billing/v1/subscription/code/": {
    access: [401, 400, 400, 400],
    request: async (world) => {
      const { subscriber, code } = await offered(world);
      return { token: subscriber.token, body: { code } };
    },
    body: { code: "SPRING" },
  },
  "POST /api/billing/v1/codes/{id}/give/": {
    access: [401, 403, 403, 503],
    request: async (world) => {
      const token = await world.tokenOf("superuser");
      const body = { code: `all-${++made}`, percent_off: 20, duration: "once" } as const;
      const { id, code } = await world.t.ok("POST /api/billing/v1/codes/", { token, body });
      return { token, params: { id: String(id) }, details: { name: code }, target: id };
    },
  },
  "GET /api/billing/v1/members/{id}/code/": { access: [401, 403, 403, 400], query: "?code=SPRING" },
  "POST /api/billing/v1/members/{id}/code/": {
    access: [401, 403, 403, 400],
    request: async (world) => {
      const { superuser, subscriber, code } = await offered(world);
      return { token: superuser, id: subscriber.id, body: { code }, details: { name: code } };
    },
    body: { code: "SPRING" },
  },
} satisfies Rows<typeof appliedCodesWire>;
