import { expect, it } from "vitest";
import { first } from "#test/app/members.ts";
import { startPaidApp } from "#test/peers/payments.ts";

const t = await startPaidApp();
// The test clock starts at a fixed date; the emulator uses the real time.
t.advance(Date.now() - Number(t.clock()));
const day = 86_400_000;
const { entitlement } = t.services.billing;

const endingOf = async (token: string) => (await t.ok("GET /api/billing/v1/ending/", { token })).ending;

it("free time is about to end in its last week, and has ended for two more", async () => {
  const { id, token } = first(await t.members("member", 1));
  expect(await endingOf(token)).toBeNull();
  await entitlement.give(id, 10, "a gift", null);
  expect(await endingOf(token)).toBeNull();
  t.advance(3.5 * day);
  expect(await endingOf(token)).toMatchObject({ kind: "free", days: 7 });
  t.advance(6 * day);
  const at = (await t.row(id)).pro_expiry_date?.toISOString();
  expect(await endingOf(token)).toEqual({ kind: "free", days: 1, at });
  t.advance(day);
  expect(await endingOf(token)).toEqual({ kind: "free_over", days: 0, at });
  await entitlement.give(id, 30, "more", null);
  expect(await endingOf(token)).toBeNull();
});

it("is forgotten two weeks after it ended", async () => {
  const { id, token } = first(await t.members("member", 1));
  await entitlement.give(id, 2, "a gift", null);
  t.advance(15.9 * day);
  expect(await endingOf(token)).toMatchObject({ kind: "free_over" });
  t.advance(0.2 * day);
  expect(await endingOf(token)).toBeNull();
});

it("a subscription ends in its last week if it was cancelled, and not while it renews", async () => {
  t.advance(Date.now() - Number(t.clock()));
  const { id, token, subscription } = await t.subscriber();
  await t.query("update users set pro_expiry_date = pro_expiry_date - interval '26 days' where id = $1", [id]);
  expect(await endingOf(token)).toBeNull();
  await fetch(`${t.emulator.url}/v1/subscriptions/${subscription}`, {
    ...{ method: "POST", headers: { authorization: "Bearer sk_test_payments" }, body: "cancel_at_period_end=true" },
  });
  await t.catchUp();
  expect(await endingOf(token)).toBeNull();
  await t.age(id, 26 * 86_400);
  expect(await endingOf(token)).toMatchObject({ kind: "cancelling" });
  // Free time goes on after it, although not for long.
  await entitlement.give(id, 1, "a gift", null);
  expect(await endingOf(token)).toBeNull();
});

it("what was last paid is known while the subscription runs", async () => {
  const { token } = await t.subscriber();
  expect((await t.standing(token)).last_payment).toMatchObject({ amount: 30_000, currency: "usd" });
  const { token: another } = first(await t.members("member", 1));
  expect((await t.standing(another)).last_payment).toBeNull();
});
