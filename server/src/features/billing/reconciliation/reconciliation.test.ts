import { describe, expect, it } from "vitest";
import { first } from "#test/app/members.ts";
import { startPaidApp } from "#test/peers/payments.ts";

const t = await startPaidApp();
t.advance(Date.now() - Number(t.clock()));
const superuser = first(await t.members("superuser", 1));
const { token } = superuser;
const { world, control } = t.emulator;

const state = () => t.ok("GET /api/billing/v1/reconciliation/", { token });

async function settled(ready: (now: Awaited<ReturnType<typeof state>>) => boolean) {
  await expect.poll(async () => ready(await state()), { interval: 100 }).toBe(true);
  const { last } = await state();
  if (last === null) throw new Error("nothing was compared");
  return last;
}

async function compare() {
  await t.ok("POST /api/billing/v1/reconciliation/", { token });
  return settled(({ running }) => !running);
}

async function heal(ids?: number[]) {
  await t.ok("POST /api/billing/v1/reconciliation/heal/", { token, body: ids === undefined ? {} : { ids } });
  return settled(({ last }) => last?.differences.every(({ healing }) => !healing) ?? false);
}

const subscriptionRow = async (id: string) => {
  const {
    sync_number: _,
    synced_at: __,
    ...row
  } = first(await t.query("select * from subscriptions where id = $1", [id]));
  return row;
};

const theirs = (id: string) => {
  const found = world.find("subscriptions", id);
  if (found === undefined) throw new Error("the emulator has lost a subscription");
  return found;
};

// Each test builds on the one before.
describe("reconciliation with the provider", { shuffle: false }, () => {
  const subscribers: Awaited<ReturnType<typeof t.subscriber>>[] = [];
  const subscriber = (n: number) => {
    const found = subscribers[n];
    if (found === undefined) throw new Error("no such subscriber");
    return found;
  };

  it("finds nothing if both sides agree, whatever happened to the subscriptions", async () => {
    expect(await state()).toEqual({ running: false, last: null });
    for (let n = 0; n < 6; n++) subscribers.push(await t.subscriber());
    control.failNextPayments(subscriber(4).customer);
    control.passToNext(subscriber(4).customer);
    control.passToNext(subscriber(5).customer);
    await t.catchUp();
    // Another product of the same account, and one bought by a member of ours.
    const foreign = structuredClone(theirs(subscriber(0).subscription));
    world.add("subscriptions", { ...foreign, id: "sub_foreign", metadata: {}, customer: "cus_foreign" });
    world.add("subscriptions", { ...foreign, id: "sub_other_product", metadata: {} });
    expect(await compare()).toMatchObject({ compared: 6, failure: null, open: 0, differences: [] });
  });

  it("explains every kind of difference, and heals it", async () => {
    const [missed, changed, gone, stranger] = [0, 1, 2, 3].map(subscriber);
    if (!(missed && changed && gone && stranger)) throw new Error("too few subscribers");
    const right = await Promise.all([missed, changed].map(({ subscription }) => subscriptionRow(subscription)));

    // Our side has lost one subscription, has recorded another as ended, and has one that the provider does not have.
    await t.query("delete from subscriptions where id = $1", [missed.subscription]);
    await t.query("update users set pro_expiry_date = null where id = $1", [missed.id]);
    await t.query(
      "update subscriptions set status = 'canceled', renews = false, paid_until = started_at where id = $1",
      [changed.subscription],
    );
    await t.query("update users set pro_expiry_date = null where id = $1", [changed.id]);
    await t.query("update payments set status = 'open', amount_paid = 0 where user_id = $1", [changed.id]);
    await t.query("update subscriptions set id = 'sub_invented' where id = $1", [gone.subscription]);
    theirs(gone.subscription).metadata = {};
    theirs(gone.subscription).customer = "cus_foreign";
    await t.query("delete from subscriptions where id = $1", [stranger.subscription]);
    await t.query("delete from customers where user_id = $1", [stranger.id]);
    Object.assign(world.find("customers", stranger.customer) ?? {}, { email: "somebody@example.org" });

    const written = t.emulator.events().length;
    const run = await compare();
    expect(run).toMatchObject({ failure: null, open: 4 });
    const of = (last: typeof run, subscription: string) =>
      last.differences.find((difference) => difference.subscription === subscription);
    const running = {
      ...{ of: "subscription", status: "active", ongoing: true, renews: true },
      ...{ paid_until: expect.any(String), ends_at: null },
    };
    expect(of(run, missed.subscription)).toMatchObject({
      kind: "unknown_here",
      member: { id: missed.id, username: missed.username },
      ours: { of: "nothing" },
      theirs: running,
      healed_at: null,
    });
    expect(of(run, changed.subscription)).toMatchObject({
      kind: "differs",
      member: { id: changed.id },
      ours: { status: "canceled", ongoing: false, renews: false, last_invoice: { status: "open", amount_paid: 0 } },
      theirs: { ...running, last_invoice: { status: "paid", amount_paid: 30_000, currency: "usd" } },
    });
    expect(of(run, "sub_invented")).toMatchObject({
      kind: "unknown_there",
      member: { id: gone.id },
      ours: running,
      theirs: { of: "nothing" },
    });
    expect(of(run, stranger.subscription)).toMatchObject({
      kind: "stranger",
      member: null,
      ours: { of: "customer", id: stranger.customer },
      theirs: running,
    });

    // Heals one by its id, then all others.
    const one = await heal([of(run, missed.subscription)?.id ?? 0]);
    expect(one.open).toBe(3);
    expect(await t.isPro(missed.token)).toBe(true);
    expect(await t.isPro(changed.token)).toBe(false);
    const all = await heal();
    expect(all.open).toBe(1);
    expect(of(all, stranger.subscription)).toMatchObject({ healed_at: null, note: "no_member" });
    expect(await t.isPro(changed.token)).toBe(true);
    expect(await t.isPro(gone.token)).toBe(false);
    expect(await Promise.all([missed, changed].map(({ subscription }) => subscriptionRow(subscription)))).toEqual(
      right.map((row) => expect.objectContaining({ ...row, first_paid_at: expect.any(Date) })),
    );
    expect(await t.history(gone.id)).toEqual(["subscribed", "ended"]);
    const entries = "select cause, actor_id from entitlement_history where user_id = $1 order by id desc limit 1";
    expect(await t.query(entries, [missed.id])).toEqual([{ cause: "subscribed", actor_id: superuser.id }]);

    expect((await compare()).differences).toEqual([expect.objectContaining({ kind: "stranger" })]);
    // Nothing was written at the provider.
    expect(t.emulator.events()).toHaveLength(written);
    theirs(stranger.subscription).metadata = {};
  });

  it("restores lost pro time, and records it in the history", async () => {
    const { id, subscription, token: own } = subscriber(5);
    await t.query("update subscriptions set ends_at = now() + interval '1 hour' where id = $1", [subscription]);
    await t.query("update users set pro_expiry_date = null where id = $1", [id]);
    expect((await compare()).differences).toMatchObject([{ kind: "differs", subscription }]);
    expect((await heal()).open).toBe(0);
    expect(await t.isPro(own)).toBe(true);
    expect((await t.history(id)).at(-1)).toBe("resumed");
    await t.query("update subscriptions set paid_until = paid_until + interval '1 hour' where id = $1", [subscription]);
    await t.query("update users set pro_expiry_date = null where id = $1", [id]);
    await compare();
    await heal();
    expect((await t.history(id)).at(-1)).toBe("healed");
    expect(await compare()).toMatchObject({ open: 0, differences: [] });
  });

  it("runs one at a time, every night, and reports why it failed", async () => {
    const runs = async () => (await t.query("select id from reconciliations")).length;
    const before = await runs();
    // Slow enough that none ends before the last is requested.
    t.emulator.setFault({ delay: 200 });
    await Promise.all(Array.from({ length: 5 }, () => t.request("POST /api/billing/v1/reconciliation/", { token })));
    t.emulator.setFault({});
    await settled(({ running }) => !running);
    expect(await runs()).toBe(before + 1);
    await t.services.billing.reconciliation.runNightly();
    expect(await runs()).toBe(before + 2);

    t.emulator.setFault({ status: 500 });
    expect(await compare()).toMatchObject({
      failure: "unreachable",
      differences: [],
    });
    await expect(t.services.billing.reconciliation.runNightly()).rejects.toThrow("failed: unreachable");
    t.emulator.setFault({});

    // A server went down during a comparison: the run counts as running for an hour.
    await t.query("insert into reconciliations (started_at) values ($1)", [t.clock()]);
    const stuck = await runs();
    // The job is tried again later, so that the night's healing is not lost.
    await expect(t.services.billing.reconciliation.runNightly()).rejects.toThrow("another comparison");
    await t.ok("POST /api/billing/v1/reconciliation/", { token });
    expect(await runs()).toBe(stuck);
    t.advance(3_600_000);
    expect((await state()).running).toBe(false);
    expect(await compare()).toMatchObject({ failure: null, open: 0 });
    expect(await runs()).toBe(stuck + 1);
  });

  it("reports why a difference could not be healed", async () => {
    const { subscription } = subscriber(0);
    await t.query("update subscriptions set renews = false where id = $1", [subscription]);
    await compare();
    t.emulator.setFault({ status: 500 });
    expect((await heal()).differences).toMatchObject([{ note: "unreachable" }]);
    t.emulator.setFault({});
    expect((await heal()).differences).toMatchObject([{ note: null, healed_at: expect.any(String) }]);
  });

  it("reports a deleted account's subscription only if it would charge again", async () => {
    const { id, subscription } = await t.subscriber();
    await t.services.billing.endRenewals(id);
    await t.query("delete from users where id = $1", [id]);
    expect(theirs(subscription)).toMatchObject({ status: "active", cancel_at_period_end: true });
    expect((await compare()).differences).toEqual([]);
    Object.assign(theirs(subscription), { cancel_at_period_end: false, cancel_at: null });
    expect((await compare()).differences).toMatchObject([{ kind: "stranger", subscription }]);
  });
});
