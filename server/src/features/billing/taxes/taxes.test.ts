import { randomUUID } from "node:crypto";
import type { TaxesBody } from "@mindreel/contract/billing/taxes";
import { describe, expect, it } from "vitest";
import { first, password } from "#test/app/members.ts";
import { startPaidApp } from "#test/peers/payments.ts";

const t = await startPaidApp();
t.advance(Date.now() - Number(t.clock()));
const { world } = t.emulator;
const { token } = first(await t.members("superuser", 1));
world.add("taxIds", {
  ...{ id: "txi_own", object: "tax_id", created: 0, livemode: false, metadata: {} },
  ...{ customer: null, country: "DE", type: "eu_vat", value: "DE123456789" },
});

const body = (changes: Partial<TaxesBody> = {}): TaxesBody => ({
  ...{ mode: "own", behavior: "inclusive", tax_code: null, footer: "Kino, Oslo", account_tax_ids: ["txi_own"] },
  ...changes,
});
const change = (changes?: Partial<TaxesBody>) =>
  t.request("PUT /api/billing/v1/taxes/", { token, body: body(changes) });
const plan = async () => first((await t.ok("GET /api/public/v1/plans/")).plans);
const sessionOf = async (buyer: string) => world.find("sessions", await t.checkout(buyer));

async function paid(buyer = {}) {
  const member = first(await t.members("member", 1));
  const session = await t.checkout(member.token);
  const subscription = t.emulator.control.pay(session, undefined, buyer);
  await t.catchUp();
  const invoice = world.find("invoices", subscription.latest_invoice ?? "");
  return { ...member, subscription, invoice, standing: await t.standing(member.token) };
}

describe("before Stripe can reckon taxes", () => {
  it.each([
    [{ status: "pending" as const }, "active", "Stripe Tax isn't set up yet."],
    [{ headOffice: null }, "head_office", "Stripe Tax doesn't know the address of your head office."],
    [{ registrations: [] }, "registration", expect.stringContaining("no active registration")],
    [{ taxCode: null }, "tax_code", expect.stringContaining("Choose what you sell")],
  ])("says what is missing, and changes nothing: %j", async (state, lack, said) => {
    const before = structuredClone(world.tax);
    Object.assign(world.tax, state);
    expect(await change()).toMatchObject({ status: 400, body: { errors: { mode: [said] } } });
    const { mode, account } = await t.ok("GET /api/billing/v1/taxes/", { token });
    expect([mode, account?.lacks]).toEqual(["none", [lack]]);
    expect(first((await plan()).prices).tax).toBe("none");
    Object.assign(world.tax, before);
  });

  it("takes neither a code nor a number that the account does not have", async () => {
    expect((await change({ tax_code: "txcd_1" })).body).toMatchObject({ errors: { tax_code: [expect.any(String)] } });
    const ids: Partial<TaxesBody> = { account_tax_ids: ["txi_other"], mode: "none" };
    expect((await change(ids)).body).toMatchObject({ errors: { account_tax_ids: [expect.any(String)] } });
  });

  it("says nothing of an account that does not answer", async () => {
    t.emulator.setFault({ status: 500 });
    expect(await t.ok("GET /api/billing/v1/taxes/", { token })).toMatchObject({ mode: "none", account: null });
    expect((await change()).status).toBe(503);
    t.emulator.setFault({});
  });
});

describe("what is sold with tax", () => {
  it("asks for what tax depends on, and names the seller on invoices", async () => {
    const before = await paid();
    expect((await change()).status).toBe(200);
    expect(first((await plan()).prices).tax).toBe("inclusive");
    const { invoice, standing } = await paid({ country: "DE" });
    expect(invoice).toMatchObject({ amount_paid: 30_000, footer: "Kino, Oslo", account_tax_ids: ["txi_own"] });
    expect(invoice?.total_taxes).toMatchObject([{ amount: 4790, tax_behavior: "inclusive" }]);
    expect([standing.next?.amount, standing.price?.tax, standing.is_pro]).toEqual([30_000, "inclusive", true]);
    // The one that ran before keeps its price.
    expect(before.subscription.items.data[0]?.price.tax_behavior).toBe("unspecified");
    expect(before.standing.price).toMatchObject({ id: "monthly-30000", tax: "none" });
    await t.catchUp();
    expect((await t.standing(before.token)).price).toEqual(before.standing.price);
  });

  it("is sold without tax to a business of another country, by its number", async () => {
    await change({ behavior: "exclusive" });
    world.tax.registrations.push("FR");
    const [private_, business] = [await paid({ country: "FR" }), await paid({ country: "FR", taxId: "FR12345678901" })];
    expect([private_.invoice?.amount_paid, business.invoice?.amount_paid]).toEqual([36_000, 30_000]);
    expect(business.invoice?.customer_tax_ids).toEqual([{ type: "eu_vat", value: "FR12345678901" }]);
    expect([private_.standing.next?.amount, business.standing.next?.amount]).toEqual([36_000, 30_000]);
    expect(private_.standing.price).toMatchObject({ id: "monthly-30000", amount: 30_000, tax: "exclusive" });
  });

  it("is paid once with tax on top, and refunded by a credit note", async () => {
    await change({ behavior: "exclusive" });
    const params = { id: String((await plan()).id) };
    const once = { interval: "once", amounts: { usd: 90_000 } } as const;
    const { prices } = await t.ok("POST /api/billing/v1/plans/{id}/prices/", { token, params, body: once });
    const price = prices.find(({ interval }) => interval === "once")?.id ?? "";
    const member = first(await t.members("member", 1));
    const buying = { token: member.token, body: { price } };
    const url = `${await t.ok("POST /api/category/v1/create-checkout-session/", buying)}`;
    const session = url.slice(url.lastIndexOf("/") + 1);
    t.emulator.control.payOnce(session, undefined, { country: "DE" });
    await t.catchUp();
    const { invoices, price: bought } = await t.standing(member.token);
    expect([invoices.map(({ amount }) => amount), bought?.tax]).toEqual([[107_100], "exclusive"]);
    const invoice = first(invoices).id;
    expect(world.find("invoices", invoice)).toMatchObject({ footer: "Kino, Oslo", account_tax_ids: ["txi_own"] });
    const refund = { id: randomUUID(), amount: 107_100, refunded: 0, reason: "Away", current_password: password };
    await t.ok("POST /api/billing/v1/payments/{id}/refunds/", { token, params: { id: invoice }, body: refund });
    expect(first(world.all("creditNotes"))).toMatchObject({ invoice, total_taxes: [{ amount: 17_100 }] });
    expect(await t.isPro(member.token)).toBe(false);
    await t.ok("DELETE /api/billing/v1/plans/{id}/prices/{price}/", { token, params: { ...params, price } });
  });

  it("is shown to the owner as broken once the account lacks something", async () => {
    await change();
    const shown = async () => JSON.stringify(await t.ok("GET /api/admin/v1/system/", { token }));
    expect(await shown()).not.toContain("no active registration");
    const { registrations } = world.tax;
    world.tax.registrations = [];
    expect(await shown()).toContain("no active registration");
    world.tax.registrations = registrations;
  });

  it("replaces a checkout that was begun under other taxes", async () => {
    const buyer = first(await t.members("member", 1)).token;
    await change({ mode: "none" });
    const before = await sessionOf(buyer);
    await change();
    const after = await sessionOf(buyer);
    expect([before?.status, before?.automatic_tax.enabled]).toEqual(["expired", false]);
    expect([after?.status, after?.automatic_tax.enabled, after?.tax_id_collection?.enabled]).toEqual([
      ...["open", true, true],
    ]);
    expect((await sessionOf(buyer))?.id).toBe(after?.id);
  });

  it("has one price at Stripe for each way, however often it goes back and forth", async () => {
    for (const behavior of ["inclusive", "exclusive", "inclusive"] as const) await change({ behavior });
    const keys = world
      .all("prices")
      .filter(({ recurring }) => recurring !== null)
      .map(({ lookup_key, tax_behavior }) => [lookup_key?.split("-").at(-1), tax_behavior]);
    expect(keys.toSorted()).toEqual([
      ["30000", "unspecified"],
      ["exclusive", "exclusive"],
      ["inclusive", "inclusive"],
    ]);
    await change({ tax_code: "txcd_20030000" });
    expect(first(world.all("products")).tax_code).toBe("txcd_20030000");
  });
});

describe("what Stripe sells in the owner's place", () => {
  const managed = { mode: "stripe", behavior: "inclusive", tax_code: "txcd_10402200" } as const;

  it("is only sold so if Stripe does, which says why not", async () => {
    await change({ mode: "none" });
    expect((await change({ ...managed, tax_code: null })).body).toMatchObject({
      errors: { mode: [expect.any(String)] },
    });
    world.tax.managedPayments = false;
    const said = "Stripe doesn't sell this in your place. It said: Managed Payments is not enabled for your account.";
    expect(await change(managed)).toMatchObject({ status: 400, body: { errors: { mode: [said] } } });
    world.tax.managedPayments = true;
    expect((await change({ ...managed, tax_code: "txcd_20030000" })).status).toBe(400);
    expect((await t.ok("GET /api/billing/v1/taxes/", { token })).mode).toBe("none");
    expect((await sessionOf(first(await t.members("member", 1)).token))?.managed_payments).toBeNull();
  });

  it("is new subscriptions only, with nothing of the owner's taxes and invoices, and refunded as such", async () => {
    const before = await paid();
    expect((await change(managed)).status).toBe(200);
    expect(world.all("sessions").filter(({ customer, status }) => customer === null && status === "open")).toEqual([]);
    const { id, invoice, subscription, standing, token: own } = await paid({ country: "FR" });
    expect([subscription.managed_payments, subscription.automatic_tax.liability?.type]).toEqual([
      ...[{ enabled: true }, "stripe"],
    ]);
    expect(invoice).toMatchObject({ amount_paid: 30_000, footer: null, account_tax_ids: null });
    expect([standing.price?.tax, standing.next?.amount]).toEqual(["inclusive", 30_000]);
    expect(before.subscription.managed_payments).toBeNull();
    const refund = { id: randomUUID(), amount: 30_000, refunded: 0, reason: "Away", current_password: password };
    const params = { id: invoice?.id ?? "" };
    await t.ok("POST /api/billing/v1/payments/{id}/refunds/", { token, params, body: refund });
    expect(world.all("creditNotes").filter((each) => each.invoice === invoice?.id)).toEqual([]);
    expect([
      await t.isPro(own),
      (await t.ok("GET /api/billing/v1/members/{id}/", { token, id })).standing.state,
    ]).toEqual([...[false, "none"]]);
    // And back.
    expect((await change()).status).toBe(200);
    expect((await sessionOf(first(await t.members("member", 1)).token))?.managed_payments).toBeNull();
  });
});
