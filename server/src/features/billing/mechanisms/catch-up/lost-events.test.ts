import { afterEach, describe, expect, it } from "vitest";
import { first } from "#test/app/members.ts";
import { startPaidApp } from "#test/peers/payments.ts";
import { nightly } from "#test/run/nightly.ts";

const t = await startPaidApp();
t.advance(Date.now() - Number(t.clock()));
const superuser = first(await t.members("superuser", 1));
const { control, world } = t.emulator;
const day = 86_400;
afterEach(() => t.emulator.setFault({}));

type Subscriber = Awaited<ReturnType<typeof t.subscriber>>;
const headers = { authorization: "Bearer sk_test_payments", "content-type": "application/x-www-form-urlencoded" };
const atStripe = async (method: "POST" | "DELETE", path: string, body?: string) => {
  const response = await fetch(t.emulator.url + path, { method, headers, ...(body !== undefined && { body }) });
  expect(response.status).toBe(200);
};
const runningOf = ({ customer }: Pick<Subscriber, "customer">) =>
  world.all("subscriptions").filter((each) => each.customer === customer && each.ended_at === null);

/** Lets time pass at the provider and for our record of the member. */
async function pass(member: Subscriber, work: () => void): Promise<void> {
  const begun = () => world.find("subscriptions", member.subscription)?.start_date ?? 0;
  const before = begun();
  work();
  await t.age(member.id, before - begun());
}
const renew = (member: Subscriber) => pass(member, () => control.passToNext(member.customer));
const wait = (days: number) => (member: Subscriber) =>
  pass(member, () => control.passTime(member.customer, days * day));
const failRenewal = async (member: Subscriber) => {
  control.failNextPayments(member.customer);
  await renew(member);
};

interface Loss {
  /** Earlier changes, whose events were received. */
  readonly before?: (member: Subscriber) => Promise<void>;
  readonly happens: (member: Subscriber) => Promise<void> | void;
  /** The types of event that announce the change. */
  readonly events: readonly string[];
  readonly state: string;
  readonly pro: boolean;
  /** The last entry of the history. */
  readonly history: string;
}

const losses: Readonly<Record<string, Loss>> = {
  "a renewal that was paid": {
    happens: async (member) => {
      await renew(member);
      await wait(2)(member);
    },
    events: ["invoice.created", "invoice.finalized", "invoice.paid", "invoice.payment_succeeded"],
    state: "active",
    pro: true,
    history: "renewed",
  },
  "a renewal that failed": {
    happens: failRenewal,
    events: ["invoice.payment_failed", "customer.subscription.updated"],
    state: "past_due",
    pro: true,
    history: "payment_failed",
  },
  "a failed renewal that was paid after all": {
    before: failRenewal,
    happens: ({ customer }) => control.changeCard(customer),
    events: ["invoice.paid", "invoice.payment_succeeded", "customer.subscription.updated"],
    state: "active",
    pro: true,
    history: "payment_recovered",
  },
  "a failed renewal that was given up": {
    before: failRenewal,
    happens: wait(20),
    events: ["invoice.payment_failed", "customer.subscription.deleted"],
    state: "none",
    pro: false,
    history: "ended",
  },
  "an open invoice that was voided": {
    before: failRenewal,
    happens: ({ subscription }) =>
      atStripe("POST", `/v1/invoices/${world.find("subscriptions", subscription)?.latest_invoice}/void`),
    events: ["invoice.voided", "customer.subscription.updated"],
    state: "active",
    pro: true,
    history: "payment_recovered",
  },
  "a cancellation": {
    happens: ({ subscription }) => atStripe("POST", `/v1/subscriptions/${subscription}`, "cancel_at_period_end=true"),
    events: ["customer.subscription.updated"],
    state: "cancelling",
    pro: true,
    history: "cancelled",
  },
  "a refund": {
    happens: ({ customer }) => control.refund(customer),
    events: ["charge.refunded", "refund.created"],
    state: "none",
    pro: false,
    history: "refunded",
  },
  "a lost dispute": {
    happens: ({ customer }) => control.dispute(customer, "lost"),
    events: ["charge.dispute.created", "charge.dispute.closed"],
    state: "none",
    pro: false,
    history: "dispute_lost",
  },
  "the end of a cancelled subscription": {
    before: ({ subscription }) => atStripe("POST", `/v1/subscriptions/${subscription}`, "cancel_at_period_end=true"),
    happens: wait(32),
    events: ["customer.subscription.deleted"],
    state: "none",
    pro: false,
    history: "ended",
  },
};

/** A member after the change. Its events are lost: those of type `kind`, or all of them if no type is given. */
async function affected({ before, happens, events }: Loss, kind?: string): Promise<Subscriber> {
  const member = await t.subscriber();
  if (before !== undefined) {
    await before(member);
    await t.catchUp();
  }
  const heard = t.emulator.events().length;
  await happens(member);
  const told = t.emulator.events().slice(heard);
  expect(told.map(({ type }) => type)).toEqual(expect.arrayContaining([...events]));
  await t.catchUp(({ type }) => kind === undefined || type === kind);
  return member;
}

/** What a member and a superuser see on a page or two. A page waits only a few seconds for the provider. */
async function seen(member: { readonly id: number; readonly token: string }) {
  await Promise.all([t.isPro(member.token), t.standing(member.token)]);
  const [pro, standing] = await Promise.all([t.isPro(member.token), t.standing(member.token)]);
  expect(standing.is_pro).toBe(pro);
  const billing = await t.ok("GET /api/billing/v1/members/{id}/", { token: superuser.token, id: member.id });
  expect(standing).toMatchObject(billing.standing);
  const [latest, earlier] = billing.history.map(({ cause }) => cause);
  // A job ends the subscription of a returned payment, sooner or later.
  const ofReturn = latest === "ended" && (earlier === "refunded" || earlier === "dispute_lost");
  return { state: standing.state, pro, history: ofReturn ? earlier : latest };
}

/** Members with a running subscription cannot get a second one; members without one can subscribe. */
async function paysOnce(member: Pick<Subscriber, "token" | "customer">, state: string): Promise<void> {
  const { status, body } = await t.request("POST /api/category/v1/create-checkout-session/", { token: member.token });
  if (state !== "none") {
    expect([status, body]).toMatchObject([409, { code: "already_subscribed" }]);
    expect(runningOf(member)).toHaveLength(1);
    return;
  }
  expect(status).toBe(303);
  expect(runningOf(member)).toHaveLength(0);
  control.pay(String(body).slice(String(body).lastIndexOf("/") + 1));
  await t.catchUp(() => true);
  t.advance(31_000);
  await expect.poll(async () => (await t.standing(member.token)).state).toBe("active");
  expect(runningOf(member)).toHaveLength(1);
}

describe.each(Object.entries(losses))("%s, if its events are lost", (_, loss) => {
  const { state, pro, history } = loss;

  it("is noticed on the next page view", async () => {
    const member = await affected(loss);
    await expect.poll(() => seen(member)).toEqual({ state, pro, history });
    await paysOnce(member, state);
  });

  it.each(nightly ? loss.events : [])("is noticed on the next page view if only %s is lost", async (kind) => {
    const member = await affected(loss, kind);
    await expect.poll(() => seen(member)).toEqual({ state, pro, history });
    await paysOnce(member, state);
  });

  it("is recorded by the nightly comparison, without a page view", async () => {
    const member = await affected(loss);
    await t.services.billing.reconciliation.runNightly();
    t.emulator.setFault({ status: 500 });
    await expect.poll(() => seen(member)).toEqual({ state, pro, history });
    t.emulator.setFault({});
    t.advance(31_000);
    await paysOnce(member, state);
  });
});

/** A first payment in a tab that was closed before it returned to our site. */
async function paidUnheard(kind?: string) {
  const member = first(await t.members("member", 1));
  const { customer } = control.pay(await t.checkout(member.token));
  await t.catchUp(({ type }) => kind === undefined || type === kind);
  return { ...member, customer };
}

describe("a first payment, if its events are lost", () => {
  const paid = { state: "active", pro: true, history: "subscribed" };

  it("makes the member pro on the next page view", async () => {
    const member = await paidUnheard();
    await expect.poll(() => seen(member)).toEqual(paid);
    await paysOnce(member, "active");
  });

  it.each(["checkout.session.completed", "customer.subscription.created", "invoice.paid", "invoice.payment_succeeded"])(
    "is noticed if only %s is lost",
    async (kind) => {
      const member = await paidUnheard(kind);
      await expect.poll(() => seen(member)).toEqual(paid);
      await paysOnce(member, "active");
    },
  );

  it("lets the member watch at once, and open the portal", async () => {
    const [watching, managing] = [await paidUnheard(), await paidUnheard()];
    const { status } = await t.request("GET /api/category/v1/video/", { token: watching.token });
    expect(status).toBe(200);
    expect(await t.ok("POST /api/billing/v1/portal/", { token: managing.token })).toEqual({ url: expect.any(String) });
  });

  it("is recorded by the nightly comparison, which logs it", async () => {
    const member = await paidUnheard();
    const logged = t.log.length;
    await t.services.billing.reconciliation.runNightly();
    const [subscription] = runningOf(member);
    const { last } = await t.ok("GET /api/billing/v1/reconciliation/", { token: superuser.token });
    expect(last?.differences).toContainEqual(
      expect.objectContaining({ kind: "unknown_here", subscription: subscription?.id, healed_by_itself: true }),
    );
    expect(last?.open).toBe(0);
    expect(t.log.slice(logged).join("")).toContain("healed a difference with the payment provider");
    const audit = await t.ok("GET /api/admin/v1/audit/", { token: superuser.token });
    expect(audit.results[0]).toMatchObject({ action: "reconciliation.heal", actor_id: null, target_id: last?.id });
    t.emulator.setFault({ status: 500 });
    expect(await t.isPro(member.token)).toBe(true);
    t.emulator.setFault({});
    t.advance(31_000);
  });
});

describe("an abandoned checkout", () => {
  it("is checked until it has expired, and not afterwards", async () => {
    const { id, token } = first(await t.members("member", 1));
    const session = world.find("sessions", await t.checkout(token));
    const isOpen = async () => first(await t.query("select open from checkouts where user_id = $1", [id]));
    expect(await t.isPro(token)).toBe(false);
    expect(await isOpen()).toEqual({ open: true });
    if (session !== undefined) session.expires_at = 1;
    t.advance(31_000);
    expect(await t.isPro(token)).toBe(false);
    expect(await isOpen()).toEqual({ open: false });
    await t.catchUp(() => true);
  });
});

describe("querying the provider", () => {
  const askedAt = async (id: number) => first(await t.query("select asked_at from customers where user_id = $1", [id]));

  it("happens at most twice a minute for a member, however often pages are loaded", async () => {
    const { id, token } = await t.subscriber();
    await t.standing(token);
    const before = await askedAt(id);
    for (let n = 0; n < 5; n++) await Promise.all([t.standing(token), t.isPro(token)]);
    expect(await askedAt(id)).toEqual(before);
    t.advance(30_000);
    await t.standing(token);
    expect(await askedAt(id)).not.toEqual(before);
  });

  it("does not happen for members who never began to pay, nor for pro members whose record is up to date", async () => {
    const free = first(await t.members("member", 1));
    await t.standing(free.token);
    const { id, token } = await t.subscriber();
    await t.query("update customers set asked_at = null where user_id = $1", [id]);
    await t.isPro(token);
    expect(await askedAt(id)).toEqual({ asked_at: null });
  });

  it("changes nothing and causes no errors while the provider is down", async () => {
    const [member, unheard] = [await t.subscriber(), await paidUnheard()];
    await renew(member);
    await wait(2)(member);
    await t.catchUp(() => true);
    t.advance(31_000);
    t.emulator.setFault({ status: 500 });
    for (const { token, id } of [member, unheard]) {
      expect(await t.isPro(token)).toBe(false);
      expect((await t.request("GET /api/billing/v1/subscription/", { token })).status).toBe(200);
      expect((await t.request("GET /api/category/v1/video/", { token })).status).toBe(403);
      expect((await t.request("GET /api/billing/v1/members/{id}/", { token: superuser.token, id })).status).toBe(200);
    }
    const create = "POST /api/category/v1/create-checkout-session/";
    expect((await t.request(create, { token: member.token })).status).toBe(409);
    expect((await t.request(create, { token: unheard.token })).status).toBe(503);
    t.emulator.setFault({});
    t.advance(31_000);
    for (const { token } of [member, unheard]) await expect.poll(() => t.isPro(token)).toBe(true);
  });

  it("delays a page by a few seconds at most, and takes effect when the response arrives", async () => {
    const { token } = await paidUnheard();
    t.emulator.setFault({ delay: 2_000 });
    const begun = Date.now();
    expect(await t.isPro(token)).toBe(false);
    expect(Date.now() - begun).toBeLessThan(30_000);
    t.emulator.setFault({});
    await expect.poll(() => t.isPro(token)).toBe(true);
  });
});
