import type { NewPriceBody } from "@mindreel/contract/billing/plans";
import { sourceLanguage } from "@mindreel/contract/plain/languages";
import type { Offered } from "@mindreel/contract/plain/offered";
import { costIn } from "@mindreel/messages/costs";
import { inLanguage } from "@mindreel/messages/in-language";
import { costs } from "@mindreel/messages/shared/words";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { startApp } from "#test/app/app.ts";
import { first } from "#test/app/members.ts";
import { webRoot } from "#test/app/web.ts";

const t = await startApp({ webRoot: webRoot() });
const { token } = first(await t.members("superuser", 1));
beforeAll(() => vi.waitFor(() => expect(t.cache.isEnabled()).toBe(true)));

const price = (id: number, body: NewPriceBody) =>
  t.ok("POST /api/billing/v1/plans/{id}/prices/", { token, params: { id: String(id) }, body });
const offered = async (): Promise<Offered> => t.services.billing.offered();
const said = async (currency?: string) =>
  costIn(sourceLanguage, inLanguage(costs, sourceLanguage), await offered(), { currency });
/** What a member's page says is sold. */
const booted = async (): Promise<Offered> => {
  const { payload } = await t.app.inject({ url: "/signin" });
  return JSON.parse(/id="boot">(.*?)<\/script>/.exec(payload)?.[1] ?? "{}").offered;
};

describe("what pages and emails say that it costs", () => {
  it("is the usual plan's price, and that of the settings from the next page on", async () => {
    expect([await said(), await booted()]).toEqual(["$300.00 a month", await offered()]);
    const { version } = await t.ok("GET /api/site/v1/settings/", { token });
    await t.ok("PATCH /api/site/v1/settings/", { token, body: { version, plan_price_cents: 900 } });
    expect([await said(), await booted()]).toEqual([
      "$9.00 a month",
      { choice: false, from: [{ amount: 900, currency: "usd", interval: "month", interval_count: 1 }] },
    ]);
  });

  it("is another price that takes its place, while those who pay the one before keep that", async () => {
    const { prices } = await price(1, { interval: "month", amounts: { usd: 1000 } });
    expect(await said()).toBe("$10.00 a month");
    expect(prices).toMatchObject([
      { amounts: { usd: 1000 }, archived_at: null },
      { id: "monthly-900", amounts: { usd: 900 }, archived_at: expect.any(String) },
    ]);
  });

  it("is the lowest price in each currency as soon as there is a choice", async () => {
    const { id } = await t.ok("POST /api/billing/v1/plans/", { token, body: { name: "Studio" } });
    await price(id, { interval: "year", amounts: { eur: 5000, usd: 5500 } });
    await price(id, { interval: "month", interval_count: 3, amounts: { jpy: 1900 } });
    await t.request("DELETE /api/billing/v1/plans/{id}/", { token, params: { id: "1" } });
    expect([await said(), await said("usd"), await said("jpy"), await said("chf")]).toEqual([
      "from ¥1,900 every 3 months",
      "from $55.00 a year",
      "from ¥1,900 every 3 months",
      "from ¥1,900 every 3 months",
    ]);
    expect(await booted()).toEqual(await offered());
    expect((await t.app.inject({ url: "/" })).payload).toContain("landing $19");
  });

  it("is kept in memory, and learned anew when somebody else changes what is sold", async () => {
    const before = await offered();
    expect(await offered()).toBe(before);
    await t.query("update prices set archived_at = now() where currency = 'jpy'");
    await expect.poll(() => said()).toBe("from €50.00 a year");
    await expect.poll(async () => (await booted()).from[0]?.currency).toBe("eur");
  });
});
