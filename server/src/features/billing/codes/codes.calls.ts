import type { codesWire } from "@mindreel/contract/billing/codes";
import type { Rows } from "#test/calls/rows.ts";
import type { World } from "#test/calls/world.ts";

let made = 0;

/** A superuser who has made a code. */
async function coded({ t, tokenOf }: World) {
  const token = await tokenOf("superuser");
  const body = { code: `ended-${++made}`, percent_off: 20, duration: "once" } as const;
  return { token, ...(await t.ok("POST /api/billing/v1/codes/", { token, body })) };
}

export const calls = {
  "GET /api/public/v1/codes/{code}/": { access: [404, 404, 404, 404] },
  "GET /api/billing/v1/codes/": { access: [401, 403, 403, 200] },
  "POST /api/billing/v1/codes/": {
    access: [401, 403, 403, 400],
    request: async ({ tokenOf }) => {
      const body = { code: `spring-${++made}`, percent_off: 20, duration: "once" };
      return { token: await tokenOf("superuser"), body, details: { name: `SPRING-${made}` } };
    },
    body: {
      ...{ code: "SPRING", percent_off: 20, duration: "months", months: 3, max_redemptions: 10 },
      ...{ expires_at: "2099-01-01T00:00:00.000Z", plans: [1], first_purchase_only: true },
    },
  },
  "DELETE /api/billing/v1/codes/{id}/": {
    access: [401, 403, 403, 404],
    request: async (world) => {
      const { token, id, code } = await coded(world);
      return { token, params: { id: String(id) }, details: { name: code }, target: id };
    },
  },
  "GET /api/billing/v1/codes/{id}/uses/": { access: [401, 403, 403, 404] },
} satisfies Rows<typeof codesWire>;
