import type { priceMovesWire } from "@mindreel/contract/billing/price-moves";
import type { Rows } from "#test/calls/rows.ts";
import type { World } from "#test/calls/world.ts";

/** A superuser with a plan whose price was replaced. */
async function replaced({ t, tokenOf }: World) {
  const token = await tokenOf("superuser");
  const { id } = await t.ok("POST /api/billing/v1/plans/", { token, body: { name: "Studio" } });
  const priced = async (usd: number) => {
    const body = { interval: "month", amounts: { usd } } as const;
    const params = { id: String(id) };
    const { prices } = await t.ok("POST /api/billing/v1/plans/{id}/prices/", { token, params, body });
    return prices[0]?.id ?? "";
  };
  return { token, body: { from: await priced(900), to: await priced(1200) } };
}

const details = { name: "Studio", price: "1200 usd" };

export const calls = {
  "GET /api/billing/v1/price-moves/": { access: [401, 403, 403, 200] },
  "POST /api/billing/v1/price-moves/": {
    access: [401, 403, 403, 400],
    request: async (world) => ({ ...(await replaced(world)), details }),
    body: { from: "monthly-900", to: "monthly-1200", notice_days: 30 },
  },
  "DELETE /api/billing/v1/price-moves/{id}/": {
    access: [401, 403, 403, 404],
    request: async (world) => {
      const { token, body } = await replaced(world);
      const { id } = await world.t.ok("POST /api/billing/v1/price-moves/", { token, body });
      return { token, params: { id: String(id) }, details, target: id };
    },
  },
} satisfies Rows<typeof priceMovesWire>;
