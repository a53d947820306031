import { sign } from "@mindreel/stripe-local/sign";
import { describe, expect, it } from "vitest";
import { first } from "#test/app/members.ts";
import { startPaidApp, webhookSecret } from "#test/peers/payments.ts";

const t = await startPaidApp();
t.advance(Date.now() - Number(t.clock()));

const counts = async () =>
  first(
    await t.query(
      `select (select count(*) from payment_events)::int as events, (select count(*) from pgboss.job where name = 'payment-event')::int as jobs,
        (select count(*) from subscriptions)::int as subscriptions, (select count(*) from entitlement_history)::int as history`,
    ),
  );
const event = (type: string, object: object, id = `evt_${Math.random()}`) => ({
  id,
  object: "event",
  type,
  created: Math.floor(Date.now() / 1000),
  livemode: false,
  data: { object },
});

describe("a webhook", () => {
  it("that is forged, stale, truncated or signed for another endpoint gets a 400 and leaves no trace", async () => {
    const before = await counts();
    const payload = JSON.stringify(event("customer.subscription.updated", { id: "sub_1", object: "subscription" }));
    const now = Math.floor(Date.now() / 1000);
    const good = sign(payload, webhookSecret);
    const bad: [string, string][] = [
      [payload, ""],
      [payload, "t=1,v1=abc"],
      [payload, sign(payload, "whsec_another")],
      [payload, sign(payload, webhookSecret, now - 301)],
      [payload.slice(0, -1), good],
      [`${payload} `, good],
      [payload.replace("sub_1", "sub_2"), good],
      ["", good],
      ["", sign("", webhookSecret)],
      [payload, good.replace("v1=", "v0=")],
      ["null", sign("null", webhookSecret)],
    ];
    for (const [body, signature] of bad) {
      const { statusCode, payload: response } = await t.post(body, signature);
      expect([statusCode, response, signature]).toEqual([400, expect.stringContaining('"bad_signature"'), signature]);
    }
    expect(await counts()).toEqual(before);
  });

  it("with a text or a time that cannot be stored is accepted all the same", async () => {
    for (const created of [1e18, -1, Number.MAX_VALUE, null, "soon"]) {
      const odd = { ...event("product.\0created", { id: "pro\0d", object: "product", customer: "cus\0" }), created };
      expect((await t.deliver({ ...odd, id: `evt\0${odd.id}` })).statusCode, String(created)).toBe(200);
    }
    const { token } = first(await t.members("superuser", 1));
    await t.ok("GET /api/billing/v1/events/", { token });
  });

  it("is handled once, however often it is delivered, even concurrently", async () => {
    const known = event("product.created", { id: "prod_1", object: "product" });
    const responses = await Promise.all(Array.from({ length: 20 }, () => t.deliver(known)));
    expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    await t.settled();
    const row = () => t.query("select state, attempts, note from payment_events where id = $1", [known.id]);
    const ignored = { state: "ignored", attempts: 1, note: "other_event" };
    expect(await row()).toEqual([ignored]);
    await t.deliver(known);
    await t.settled();
    expect(await row()).toEqual([ignored]);
  });

  it("about something that is not ours is recorded and ignored", async () => {
    const { customer, token } = await t.subscriber();
    const before = await t.standing(token);
    const price = t.emulator.world.all("prices")[0];
    const subscription = t.emulator.world.all("subscriptions").find((each) => each.customer === customer);
    if (price === undefined || subscription === undefined) throw new Error("there is no subscription to copy");
    const foreign = structuredClone({
      ...subscription,
      id: "sub_newspaper",
      metadata: {},
      status: "canceled" as const,
    });
    t.emulator.world.add("subscriptions", foreign);
    t.emulator.world.add("subscriptions", { ...foreign, id: "sub_stranger", customer: "cus_stranger" });
    for (const [id, note] of [
      ["sub_newspaper", "other_subscription"],
      ["sub_stranger", "no_member"],
      ["sub_none", "no_subscription"],
    ] as const) {
      const delivered = event("customer.subscription.updated", { id, object: "subscription" });
      expect((await t.deliver(delivered)).statusCode).toBe(200);
      await t.settled();
      expect(await t.query("select state, note from payment_events where id = $1", [delivered.id])).toEqual([
        { state: "ignored", note },
      ]);
    }
    expect(await t.standing(token)).toEqual(before);
  });

  it("waits while the provider is down, and is handled when it is back", async () => {
    const { customer, token } = await t.subscriber();
    t.emulator.control.passToNext(customer);
    t.emulator.setFault({ status: 500 });
    const delivered = t.emulator.events().findLast(({ type }) => type === "customer.subscription.updated");
    const before = await t.standing(token);
    await t.deliver(delivered);
    await expect
      .poll(async () => first(await t.query("select state from payment_events where id = $1", [delivered?.id])))
      .toEqual({ state: "failed" });
    expect(await t.standing(token)).toEqual(before);
    t.emulator.setFault({});
    const retry = "update pgboss.job set start_after = now() where name = 'payment-event' and state = 'retry'";
    await expect
      .poll(async () => {
        await t.query(retry);
        return first(await t.query("select state from payment_events where id = $1", [delivered?.id]));
      })
      .toEqual({ state: "done" });
    expect(await t.standing(token)).not.toEqual(before);
  });
});
