import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { first, password } from "#test/app/members.ts";
import { secretKey, startPaidApp } from "#test/peers/payments.ts";

const t = await startPaidApp();
t.advance(Date.now() - Number(t.clock()));
const call = "POST /api/billing/v1/payments/{id}/refunds/";

async function superuser(): Promise<string> {
  return t.login((await t.register("superuser")).email);
}
const token = await superuser();

async function paid() {
  const member = await t.subscriber();
  const { id } = first(await t.query<{ id: string }>("select id from payments where user_id = $1", [member.id]));
  return { ...member, invoice: id };
}

const body = (changes: object = {}) => ({
  ...{ id: randomUUID(), amount: 10_000, refunded: 0, reason: "The film broke off", current_password: password },
  ...changes,
});
const refund = (invoice: string, changes: object = {}, as = token) =>
  t.request(call, { token: as, params: { id: invoice }, body: body(changes) });
const madeAtStripe = (customer: string) => {
  const charges = t.emulator.world.all("charges").filter((each) => each.customer === customer);
  return t.emulator.world.all("refunds").filter(({ charge }) => charges.some(({ id }) => id === charge));
};
const billing = (id: number) => t.ok("GET /api/billing/v1/members/{id}/", { token, id });

describe("a refund", () => {
  it("returns a part of a payment, which leaves the plan as it is", async () => {
    const { id, customer, invoice } = await paid();
    expect(await refund(invoice)).toMatchObject({ status: 200, body: { state: "done" } });
    const { standing, payments, refunds } = await billing(id);
    expect(standing.state).toBe("active");
    expect(payments).toMatchObject([{ refunded: 10_000, number: expect.stringMatching(/-\d{4}$/) }]);
    expect(refunds).toMatchObject([{ payment: invoice, amount: 10_000, reason: "The film broke off", state: "done" }]);
    expect(madeAtStripe(customer)).toMatchObject([{ amount: 10_000, reason: "requested_by_customer" }]);
  });

  it("of all of it ends the subscription and the time it paid for", async () => {
    const { id, token: own, invoice, subscription } = await paid();
    expect(await refund(invoice, { amount: 30_000 })).toMatchObject({ status: 200 });
    expect((await billing(id)).standing).toMatchObject({ is_pro: false, returned: { how: "refund" } });
    expect(await t.isPro(own)).toBe(false);
    await expect.poll(() => t.emulator.world.find("subscriptions", subscription)?.status).toBe("canceled");
    expect(await t.history(id)).toContain("refunded");
  });

  it("is made once, however often it is sent, also at the same moment", async () => {
    const { customer, invoice } = await paid();
    const id = randomUUID();
    const answers = await Promise.all([refund(invoice, { id }), refund(invoice, { id }), refund(invoice, { id })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await refund(invoice, { id })).toMatchObject({ status: 200, body: { state: "done" } });
    expect(madeAtStripe(customer)).toHaveLength(1);
    expect((await refund(invoice, { id, amount: 5000 })).body).toMatchObject({ code: "payment_changed" });
  });

  it("is made once by two superusers at once: the second is told", async () => {
    const { customer, invoice } = await paid();
    const answers = await Promise.all([refund(invoice), refund(invoice, {}, await superuser())]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(madeAtStripe(customer)).toHaveLength(1);
    expect(await refund(invoice, { refunded: 10_000, amount: 20_000 })).toMatchObject({ status: 200 });
    expect(madeAtStripe(customer)).toHaveLength(2);
  });

  it.each([
    ["more than was paid", { amount: 30_001 }, "amount"],
    ["a wrong password", { current_password: "a loud lake" }, "current_password"],
    ["no reason", { reason: " " }, "reason"],
    ["nothing", { amount: 0 }, "amount"],
    ["no id", { id: "again" }, "id"],
  ])("is refused for %s, and changes nothing", async (_, changes, field) => {
    const { id, customer, invoice } = await paid();
    const { status, body: answer } = await refund(invoice, changes);
    expect([status, answer]).toEqual([400, expect.objectContaining({ errors: { [field]: [expect.any(String)] } })]);
    expect(madeAtStripe(customer)).toEqual([]);
    expect((await billing(id)).refunds).toEqual([]);
  });

  it("is refused for a payment that is refunded already, lost to the bank, or unknown", async () => {
    const [all, lost] = [await paid(), await paid()];
    await refund(all.invoice, { amount: 30_000 });
    t.emulator.control.dispute(lost.customer, "lost");
    await t.catchUp();
    const over = { errors: { amount: ["There's nothing left to refund."] } };
    expect((await refund(all.invoice, { refunded: 30_000 })).body).toMatchObject(over);
    expect((await refund(lost.invoice)).body).toMatchObject(over);
    expect((await refund("in_unknown")).status).toBe(404);
  });

  it("that Stripe refuses is recorded as that, and can be made anew", async () => {
    const { id, customer, invoice } = await paid();
    // Behind our back, so that less is left than we know.
    const charge = t.emulator.world.all("charges").find((each) => each.customer === customer);
    if (charge !== undefined) charge.amount_refunded = 25_000;
    const same = randomUUID();
    for (let n = 0; n < 2; n++) {
      const refused = { code: "payments_refused", message: "Stripe refused this. Nothing was refunded." };
      expect(await refund(invoice, { id: same })).toMatchObject({ status: 502, body: refused });
    }
    const { refunds, payments } = await billing(id);
    expect(refunds).toMatchObject([{ state: "refused" }]);
    if (charge !== undefined) charge.amount_refunded = 0;
    const { refunded } = first(payments);
    expect(await refund(invoice, { refunded, amount: 5000 })).toMatchObject({ status: 200, body: { state: "done" } });
  });

  it("goes on by itself if Stripe did not answer", async () => {
    const { id, customer, invoice } = await paid();
    t.emulator.setFault({ status: 500 });
    expect(await refund(invoice)).toMatchObject({ status: 200, body: { state: "pending" } });
    expect((await refund(invoice)).body).toMatchObject({ code: "payment_changed" });
    t.emulator.setFault({});
    expect(madeAtStripe(customer)).toEqual([]);
    await t.query("update pgboss.job set start_after = now() where name = 'billing-refund'");
    await expect.poll(async () => (await billing(id)).refunds).toMatchObject([{ state: "done" }]);
    expect(madeAtStripe(customer)).toHaveLength(1);
    expect((await billing(id)).payments).toMatchObject([{ refunded: 10_000 }]);
  });
});

describe("a refund of an invoice with tax", () => {
  const notesOf = (invoice: string) => t.emulator.world.all("creditNotes").filter((each) => each.invoice === invoice);

  async function taxed() {
    const body = { behavior: "exclusive", tax_code: null, footer: "", account_tax_ids: [] } as const;
    const change = (mode: "own" | "none") =>
      t.ok("PUT /api/billing/v1/taxes/", { token, body: { ...body, account_tax_ids: [], mode } });
    await change("own");
    const member = await paid();
    await change("none");
    return member;
  }

  it("is a credit note, of a part and of the rest, once however often it is pressed", async () => {
    const { id, customer, invoice, token: own, subscription } = await taxed();
    expect((await billing(id)).payments).toMatchObject([{ amount_paid: 35_700, refunded: 0 }]);
    const same = body({ amount: 11_900 });
    const answers = await Promise.all([refund(invoice, same), refund(invoice, same), refund(invoice, same)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(notesOf(invoice)).toMatchObject([{ amount: 11_900, total_taxes: [{ amount: 1900 }] }]);
    expect((await billing(id)).payments).toMatchObject([{ refunded: 11_900 }]);
    expect(await t.isPro(own)).toBe(true);
    expect((await refund(invoice, { refunded: 11_900, amount: 23_801 })).status).toBe(400);
    expect((await refund(invoice, { refunded: 11_900, amount: 23_800 })).status).toBe(200);
    expect(notesOf(invoice).map(({ amount }) => amount)).toEqual([23_800, 11_900]);
    expect(madeAtStripe(customer).map(({ amount }) => amount)).toEqual([23_800, 11_900]);
    expect((await billing(id)).standing).toMatchObject({ is_pro: false, returned: { how: "refund" } });
    await expect.poll(() => t.emulator.world.find("subscriptions", subscription)?.status).toBe("canceled");
  });

  it("is not made again once Stripe has forgotten the key that it was made with", async () => {
    const { customer, invoice } = await taxed();
    const same = body({ amount: 5000 });
    const made = new URLSearchParams({ invoice, amount: "5000", refund_amount: "5000", "metadata[refund]": same.id });
    const headers = { authorization: `Bearer ${secretKey}`, "content-type": "application/x-www-form-urlencoded" };
    await fetch(`${t.emulator.url}/v1/credit_notes`, { method: "POST", headers, body: made.toString() });
    expect((await refund(invoice, same)).body).toEqual({ state: "done" });
    expect([notesOf(invoice).length, madeAtStripe(customer).length]).toEqual([1, 1]);
  });
});
