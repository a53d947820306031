import type { NewCodeBody } from "@mindreel/contract/billing/codes";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { first } from "#test/app/members.ts";
import { startPaidApp } from "#test/peers/payments.ts";
import { reduced } from "./codes.policy.ts";

const t = await startPaidApp();
t.advance(Date.now() - Number(t.clock()));

const superuser = first(await t.members("superuser", 1)).token;
const buy = "POST /api/category/v1/create-checkout-session/";
const member = async () => first(await t.members("member", 1));
const make = (body: NewCodeBody) => t.ok("POST /api/billing/v1/codes/", { token: superuser, body });
const sessionOf = (url: unknown) => `${url}`.slice(`${url}`.lastIndexOf("/") + 1);

const refused = async (token: string, code: string, body: object = {}) => {
  const answer = await t.request(buy, { token, body: { ...body, code } });
  const { errors } = answer.body as { errors?: Record<string, string[]> };
  return answer.status === 400 ? errors?.["code"]?.[0] : answer.status;
};

/** A member who has bought the first plan with a code. */
async function buyer(code: string) {
  const someone = await member();
  const session = sessionOf(await t.ok(buy, { token: someone.token, body: { code } }));
  const total = t.emulator.world.find("sessions", session)?.amount_total;
  const { id, customer } = t.emulator.control.pay(session);
  await t.catchUp();
  return { ...someone, total, subscription: id, customer };
}

const paid = async (userId: number) =>
  (
    await t.query<{ amount: number }>(
      "select amount_paid as amount from payments where user_id = $1 order by created_at",
      [userId],
    )
  ).map(({ amount }) => amount);

describe("a code", () => {
  it("takes a percentage off for some months, and what is said to come next is what is charged", async () => {
    const { id } = await make({ code: "spring", percent_off: 33, duration: "months", months: 2 });
    const { token, id: userId, total, customer } = await buyer(" Spring ");
    expect(total).toBe(20_100);
    const charged: (number | undefined)[] = [total];
    for (let month = 0; month < 3; month++) {
      charged.push((await t.standing(token)).next?.amount);
      t.emulator.control.passToNext(customer);
      await t.age(userId, 31 * 86_400);
      await t.catchUp();
    }
    expect(await paid(userId)).toEqual(charged);
    expect(charged).toEqual([20_100, 20_100, 30_000, 30_000]);
    const uses = await t.ok("GET /api/billing/v1/codes/{id}/uses/", { token: superuser, params: { id: String(id) } });
    expect(uses).toMatchObject({ count: 1, results: [{ member: { id: userId } }] });
  });

  it("takes an amount off the first payment only, and counts as used once", async () => {
    await make({ code: "HELLO-10", amounts: { usd: 1000 }, duration: "once" });
    const { token, total } = await buyer("hello-10");
    expect(total).toBe(29_000);
    expect((await t.standing(token)).next).toMatchObject({ amount: 30_000, currency: "usd" });
    const listed = await t.ok("GET /api/billing/v1/codes/", { token: superuser });
    expect(listed.find(({ code }) => code === "HELLO-10")).toMatchObject({ redeemed: 1, ended_at: null });
  });

  it("is refused where it does not fit", async () => {
    const { token } = await member();
    expect(await refused(token, "nothing")).toBe("We don't know this code.");
    await make({ code: "one", percent_off: 10, duration: "once", max_redemptions: 1 });
    await buyer("one");
    expect(await refused(token, "one")).toBe("This code has been used up.");
    const soon = new Date(t.clock().getTime() + 1000).toISOString();
    await make({ code: "soon", percent_off: 10, duration: "once", expires_at: soon });
    t.advance(2000);
    expect(await refused(token, "soon")).toBe("This code has expired.");
    const plan = await t.ok("POST /api/billing/v1/plans/", { token: superuser, body: { name: "Studio" } });
    await make({ code: "studio", percent_off: 10, duration: "once", plans: [plan.id] });
    expect(await refused(token, "studio")).toBe("This code is for another plan.");
    await make({ code: "euros", amounts: { eur: 100 }, duration: "once" });
    expect(await refused(token, "euros")).toBe("This code isn't for this currency.");
    const { id } = await make({ code: "over", percent_off: 10, duration: "once" });
    await t.ok("DELETE /api/billing/v1/codes/{id}/", { token: superuser, params: { id: String(id) } });
    expect(await refused(token, "over")).toBe("We don't know this code.");
  });

  it("for a first purchase is refused to whoever has paid before", async () => {
    await make({ code: "first", percent_off: 50, duration: "forever", first_purchase_only: true });
    const { token, id, subscription } = await buyer("first");
    expect((await t.standing(token)).next?.amount).toBe(15_000);
    await t.ok("POST /api/billing/v1/members/{id}/cancel/", {
      token: superuser,
      params: { id: String(id) },
      body: { when: "now" },
    });
    t.emulator.control.refund(t.emulator.world.find("subscriptions", subscription)?.customer ?? "");
    await t.catchUp();
    expect(await refused(token, "first")).toBe("This code is for a first purchase only.");
  });

  it("that makes no sense is refused at the field", async () => {
    const faultOf = async (body: object) => {
      const answer = await t.request("POST /api/billing/v1/codes/", { token: superuser, body });
      return Object.keys((answer.body as { errors?: object }).errors ?? {});
    };
    const good = { code: "good", percent_off: 10, duration: "once" };
    expect(await faultOf({ ...good, amounts: { usd: 1 } })).toEqual(["percent_off"]);
    expect(await faultOf({ ...good, months: 2 })).toEqual(["months"]);
    // What is left could not be charged.
    expect(await faultOf({ code: "good", amounts: { usd: 5, kwd: 1005 }, duration: "once" })).toEqual(["amounts"]);
    expect(await faultOf({ ...good, plans: [999_999] })).toEqual(["plans"]);
    expect(await faultOf({ ...good, expires_at: "2020-01-01T00:00:00.000Z" })).toEqual(["expires_at"]);
    await make({ code: "good", percent_off: 10, duration: "once" });
    expect(await faultOf({ ...good, code: "GOOD" })).toEqual(["code"]);
  });
});

it("leaves an amount that is neither negative nor more than before, in whole units", () => {
  const percent = fc.record({ percentOff: fc.integer({ min: 1, max: 100 }), amounts: fc.constant(null) });
  const amounts = fc.record({ percentOff: fc.constant(null), amounts: fc.record({ usd: fc.nat(1_000_000) }) });
  fc.assert(
    fc.property(fc.oneof(percent, amounts), fc.integer({ min: 1, max: 99_999_999 }), (code, amount) => {
      const left = reduced(code, amount, "usd");
      expect(Number.isInteger(left) && left >= 0 && left <= amount).toBe(true);
    }),
  );
});
