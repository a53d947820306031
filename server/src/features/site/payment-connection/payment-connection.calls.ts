import type { paymentConnectionWire } from "@mindreel/contract/site/payment-connection";
import type { Rows } from "#test/calls/rows.ts";
import { proof, type World } from "#test/calls/world.ts";
import { secretKey } from "#test/peers/payments.ts";

const body = { ...proof, secret_key: secretKey };

/** With an account that is connected. */
async function connected({ t, tokenOf }: World) {
  const token = await tokenOf("superuser");
  await t.ok("PUT /api/site/v1/connections/payments/", { token, body });
  return { token, details: {}, target: 1 };
}

export const calls = {
  "GET /api/site/v1/connections/payments/": { access: [401, 403, 403, 200] },
  "PUT /api/site/v1/connections/payments/": {
    access: [401, 403, 403, 400],
    request: async ({ tokenOf }) => ({
      ...{ token: await tokenOf("superuser"), body, details: { name: "Stripe test" }, target: 1 },
    }),
    body,
  },
  "GET /api/site/v1/connections/payments/check/": { access: [401, 403, 403, 404] },
  "POST /api/site/v1/connections/payments/fix/": { access: [401, 403, 403, 404], request: connected },
  "DELETE /api/site/v1/connections/payments/": { access: [401, 403, 403, 200], request: connected },
} satisfies Rows<typeof paymentConnectionWire>;
