import type { plansWire } from "@mindreel/contract/billing/plans";
import type { Rows } from "#test/calls/rows.ts";
import type { World } from "#test/calls/world.ts";

const month = { interval: "month", amounts: { usd: 900, eur: 800 } };

/** A superuser with a plan that has a price. */
async function planned({ t, tokenOf }: World) {
  const token = await tokenOf("superuser");
  const plan = await t.ok("POST /api/billing/v1/plans/", { token, body: { name: "Studio" } });
  const id = String(plan.id);
  const body = { interval: "month", amounts: { usd: 900 } } as const;
  const { prices } = await t.ok("POST /api/billing/v1/plans/{id}/prices/", { token, params: { id }, body });
  return { token, id, price: prices[0]?.id ?? "" };
}

export const calls = {
  "GET /api/public/v1/plans/": { access: [200, 200, 200, 200] },
  "GET /api/billing/v1/plans/": { access: [401, 403, 403, 200] },
  "POST /api/billing/v1/plans/": {
    access: [401, 403, 403, 400],
    request: async ({ tokenOf }) => {
      const name = "Studio";
      return { token: await tokenOf("superuser"), body: { name }, details: { name } };
    },
    body: {
      name: "Studio",
      description: "All of it.",
      features: ["Every film"],
      trial_days: 14,
      trial_card: false,
      position: 2,
    },
  },
  "PATCH /api/billing/v1/plans/{id}/": {
    access: [401, 403, 403, 404],
    request: async (world) => {
      const { token, id } = await planned(world);
      return { token, params: { id }, body: { name: "House" }, details: { name: "House" } };
    },
    body: {
      name: "Studio",
      description: "All of it.",
      features: ["Every film"],
      trial_days: 14,
      trial_card: false,
      position: 2,
      archived: false,
    },
  },
  "DELETE /api/billing/v1/plans/{id}/": {
    access: [401, 403, 403, 404],
    request: async (world) => {
      const { token, id } = await planned(world);
      return { token, params: { id }, details: { name: "Studio" }, target: Number(id) };
    },
  },
  "POST /api/billing/v1/plans/{id}/prices/": {
    access: [401, 403, 403, 400],
    request: async (world) => {
      const { token, id } = await planned(world);
      const details = { name: "Studio", price: "900 usd, 800 eur" };
      return { token, params: { id }, body: month, details, target: Number(id) };
    },
    body: { ...month, interval_count: 1 },
  },
  "DELETE /api/billing/v1/plans/{id}/prices/{price}/": {
    access: [401, 403, 403, 404],
    request: async (world) => {
      const { token, id, price } = await planned(world);
      return { token, params: { id, price }, details: { name: "Studio", price: "900 usd" }, target: Number(id) };
    },
  },
} satisfies Rows<typeof plansWire>;
