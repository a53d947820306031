import { describe, expect, it } from "vitest";
import { inTransaction } from "#data/transaction.ts";
import { first } from "#test/app/members.ts";
import { startPaidApp } from "#test/peers/payments.ts";

const t = await startPaidApp();
/** The test clock starts at a fixed date and hardly moves; the emulator uses the real time. */
const now = (milliseconds = 0) => t.advance(Date.now() + milliseconds - Number(t.clock()));
now();
const { control, world } = t.emulator;
const day = 86_400;
const create = "POST /api/category/v1/create-checkout-session/";
const superuser = first(await t.members("superuser", 1)).token;

async function plan(name: string, trial: { trial_days: number; trial_card: boolean }) {
  const made = await t.ok("POST /api/billing/v1/plans/", { token: superuser, body: { name, ...trial } });
  const body = { interval: "month", amounts: { usd: 3000 } } as const;
  const request = { token: superuser, params: { id: String(made.id) }, body };
  return first((await t.ok("POST /api/billing/v1/plans/{id}/prices/", request)).prices).id;
}
const withCard = await plan("With a card", { trial_days: 14, trial_card: true });
const withoutCard = await plan("Without a card", { trial_days: 14, trial_card: false });

const confirm = (id: number) => t.query("update users set email_confirmed_at = now() where id = $1", [id]);
async function member(email?: string) {
  const made = first(await t.members("member", 1));
  if (email !== undefined) await t.query("update users set email = $2 where id = $1", [made.id, email]);
  await confirm(made.id);
  return made;
}
async function open(token: string, price: string): Promise<string> {
  const url = `${await t.ok(create, { token, body: { price } })}`;
  return url.slice(url.lastIndexOf("/") + 1);
}
async function trial(price: string, card: string | null = "4242424242424242") {
  const one = await member();
  const session = await open(one.token, price);
  const subscription = control.pay(session, card);
  now(1000);
  await t.catchUp();
  return { ...one, session, subscription, customer: subscription.customer };
}
const charged = (customer: string) =>
  world
    .all("charges")
    .filter((each) => each.customer === customer && each.paid)
    .map(({ amount }) => amount);
const cancel = (token: string) => t.ok("POST /api/billing/v1/subscription/cancel/", { token });

describe("a trial with a card", () => {
  it("costs nothing and makes its member pro until its end, when it is charged", async () => {
    const { token, id, customer, session } = await trial(withCard);
    expect(await t.ok("GET /api/category/v1/session-check/", { token, query: { session_id: session } })).toBe(true);
    const end = new Date(Date.now() + 14 * day * 1000).toISOString().slice(0, 10);
    expect(await t.standing(token)).toMatchObject({
      ...{ state: "active", is_pro: true, needs_card: false, trial: "had", last_payment: { amount: 0 } },
      trial_end: expect.stringContaining(end),
      next: { amount: 3000, currency: "usd", at: expect.stringContaining(end) },
    });
    expect(await t.history(id)).toEqual(["trial"]);
    expect(charged(customer)).toEqual([]);
    control.passToNext(customer);
    control.passToNext(customer);
    await t.age(id, 14 * day);
    await t.catchUp();
    expect(charged(customer)).toEqual([3000]);
    expect(await t.standing(token)).toMatchObject({ state: "active", is_pro: true, trial_end: null });
  });

  it("is no purchase until it is paid for", async () => {
    const bought = async () => (await t.query("select subscriptions_bought as n from sales"))[0]?.["n"];
    const before = await bought();
    const paying = await t.services.billing.figures.payingMembers();
    const { customer, id } = await trial(withCard);
    expect([await bought(), await t.services.billing.figures.payingMembers()]).toEqual([before, paying]);
    control.passTime(customer, 15 * day);
    await t.age(id, 15 * day);
    await t.catchUp();
    expect(await bought()).toBe(Number(before) + 1);
    expect(await t.services.billing.figures.payingMembers()).toBe(paying + 1);
  });

  it("that was cancelled runs until its end, costs nothing, and can be resumed until then", async () => {
    const { token, id, customer } = await trial(withCard);
    expect(await cancel(token)).toMatchObject({ state: "cancelling", is_pro: true, needs_card: false, next: null });
    await t.ok("POST /api/billing/v1/subscription/resume/", { token });
    await cancel(token);
    control.passTime(customer, 15 * day);
    await t.age(id, 15 * day);
    await t.catchUp();
    expect(charged(customer)).toEqual([]);
    expect(await t.standing(token)).toMatchObject({ state: "none", is_pro: false, trial: "had" });
  });

  it("goes over to another plan for nothing, and charges that one at its end", async () => {
    const { token, customer } = await trial(withCard);
    const preview = await t.ok("POST /api/billing/v1/subscription/preview/", {
      token,
      body: { price: "monthly-30000" },
    });
    expect(preview).toMatchObject({ due_now: 0, next: 30_000, takes_effect: "now" });
    await t.ok("POST /api/billing/v1/subscription/change/", { token, body: { price: "monthly-30000" } });
    expect(await t.standing(token)).toMatchObject({ trial_end: preview.at, price: { amount: 30_000 } });
    control.passTime(customer, 15 * day);
    expect(charged(customer)).toEqual([30_000]);
  });

  it("that a superuser ends at once is over at once", async () => {
    const { token, id } = await trial(withCard);
    const params = { id: String(id) };
    await t.ok("POST /api/billing/v1/members/{id}/cancel/", { token: superuser, params, body: { when: "now" } });
    now(2000);
    expect(await t.isPro(token)).toBe(false);
  });

  it("is shown to superusers with its end", async () => {
    const { id } = await trial(withCard);
    const { standing } = await t.ok("GET /api/billing/v1/members/{id}/", {
      token: superuser,
      params: { id: String(id) },
    });
    expect(standing).toMatchObject({ trial_end: expect.any(String), needs_card: false });
  });
});

describe("a trial without a card", () => {
  it("asks for none, and ends with its days", async () => {
    const { token, id, customer, session } = await trial(withoutCard, null);
    expect(world.find("sessions", session)).toMatchObject({ payment_method_collection: "if_required" });
    const standing = await t.standing(token);
    expect(standing).toMatchObject({ is_pro: true, needs_card: true, next: { amount: 3000 } });
    expect(standing.pro_until).toBe(standing.trial_end);
    control.passTime(customer, 15 * day);
    await t.age(id, 15 * day);
    await t.catchUp();
    expect(charged(customer)).toEqual([]);
    expect(await t.standing(token)).toMatchObject({ state: "none", is_pro: false, trial_end: null });
  });

  it("goes on once a card is added", async () => {
    const { token, id, customer } = await trial(withoutCard, null);
    control.changeCard(customer);
    await t.age(id, 60);
    expect(await t.standing(token)).toMatchObject({ state: "active", needs_card: false, card: { last4: "4242" } });
    control.passTime(customer, 15 * day);
    await t.age(id, 15 * day);
    await t.catchUp();
    expect(charged(customer)).toEqual([3000]);
    expect(await t.isPro(token)).toBe(true);
  });

  it("that was cancelled stays so when a card is added", async () => {
    const { token, customer } = await trial(withoutCard, null);
    await cancel(token);
    expect(await t.standing(token)).toMatchObject({ state: "cancelling", needs_card: false, next: null });
    control.changeCard(customer);
    control.passTime(customer, 15 * day);
    expect(charged(customer)).toEqual([]);
  });
});

describe("a trial is given once a person", () => {
  const standingOf = async (token: string) => (await t.standing(token)).trial;
  const firstCharge = async (token: string) => world.find("sessions", await open(token, withCard))?.amount_total;

  it("not to somebody who had one, or the free month, and not before the address is confirmed", async () => {
    const tried = await trial(withCard);
    await t.ok("POST /api/billing/v1/members/{id}/cancel/", {
      ...{ token: superuser, params: { id: String(tried.id) }, body: { when: "now" } },
    });
    now(2000);
    expect(await standingOf(tried.token)).toBe("had");
    expect(await firstCharge(tried.token)).toBe(3000);

    const free = await member();
    await inTransaction(t.database.db, (tx) => t.services.billing.entitlement.giveFreeMonth(tx, free.id, "offer 1"));
    expect(await standingOf(free.token)).toBe("had");

    const fresh = first(await t.members("member", 1));
    expect(await standingOf(fresh.token)).toBe("unconfirmed");
    expect(await firstCharge(fresh.token)).toBe(3000);
    await confirm(fresh.id);
    expect(await standingOf(fresh.token)).toBe("possible");
    expect(await firstCharge(fresh.token)).toBe(0);
  });

  it("nor to another account of the mailbox; and the free month neither", async () => {
    const one = await member("ada.tried@gmail.com");
    control.pay(await open(one.token, withCard));
    await t.catchUp();
    const other = await member("adatried+2@gmail.com");
    expect(await standingOf(other.token)).toBe("had");
    expect(await t.ok("GET /api/billing/v1/offer/", { token: other.token })).toMatchObject({ standing: "had" });
  });

  it("of two accounts of a mailbox that begin one at once, the second one's is ended", async () => {
    const both = [await member("both@gmail.com"), await member("b.oth@gmail.com")];
    const sessions = await Promise.all(both.map(({ token }) => open(token, withCard)));
    for (const session of sessions) control.pay(session);
    now(1000);
    await t.catchUp();
    const isPro = async ({ token }: { token: string }) => {
      now(1000);
      return t.isPro(token);
    };
    await expect.poll(async () => (await Promise.all(both.map(isPro))).filter(Boolean).length).toBe(1);
  });

  it("says so where what a purchase costs is asked for", async () => {
    const one = await member();
    const body = { price: withCard };
    const preview = () => t.ok("POST /api/billing/v1/subscription/preview/", { token: one.token, body });
    expect(await preview()).toMatchObject({ due_now: 0, next: 3000 });
    await inTransaction(t.database.db, (tx) => t.services.billing.entitlement.giveFreeMonth(tx, one.id, "offer 2"));
    expect(await preview()).toMatchObject({ due_now: 3000, next: 3000 });
  });
});
