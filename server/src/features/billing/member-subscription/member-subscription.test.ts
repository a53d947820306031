import type { CancelBody } from "@mindreel/contract/billing/member-subscription";
import { describe, expect, it } from "vitest";
import { first } from "#test/app/members.ts";
import { startPaidApp } from "#test/peers/payments.ts";

const t = await startPaidApp();
t.advance(Date.now() - Number(t.clock()));
const { token, id: superuser } = first(await t.members("superuser", 1));

const cancel = (id: number, when: CancelBody["when"]) =>
  t.request("POST /api/billing/v1/members/{id}/cancel/", { token, id, body: { when } });
const resume = (id: number) => t.request("POST /api/billing/v1/members/{id}/resume/", { token, id });
const billing = (id: number) => t.ok("GET /api/billing/v1/members/{id}/", { token, id });
const atStripe = (id: string) => t.emulator.world.find("subscriptions", id);
const audited = (id: number) => t.query("select id from audit_log where target_id = $1", [id]);

describe("a member's subscription", () => {
  it("is canceled at the end of the paid time, resumed, and canceled again", async () => {
    const { id, subscription } = await t.subscriber();
    expect((await cancel(id, "period_end")).status).toBe(204);
    expect(atStripe(subscription)).toMatchObject({ status: "active", cancel_at_period_end: true });
    const { standing, history } = await billing(id);
    expect(standing).toMatchObject({ state: "cancelling", is_pro: true });
    expect(history[0]).toMatchObject({ cause: "cancelled", actor: superuser });
    expect((await resume(id)).status).toBe(204);
    expect((await billing(id)).standing.state).toBe("active");
    expect((await cancel(id, "period_end")).status).toBe(204);
    expect(atStripe(subscription)?.cancel_at_period_end).toBe(true);
  });

  it("ends at once, with its paid time kept", async () => {
    const { id, subscription } = await t.subscriber();
    expect((await cancel(id, "now")).status).toBe(204);
    expect(atStripe(subscription)?.status).toBe("canceled");
    expect((await billing(id)).standing).toMatchObject({ state: "cancelling", is_pro: true });
    expect(await resume(id)).toMatchObject({ status: 409, body: { code: "no_subscription" } });
    expect(await cancel(id, "period_end")).toMatchObject({ status: 409, body: { code: "no_subscription" } });
  });

  it.each(["period_end", "now"] as const)("is canceled once, however often that is sent (%s)", async (when) => {
    const { id } = await t.subscriber();
    const both = await Promise.all([cancel(id, when), cancel(id, when)]);
    expect(both.map(({ status }) => status)).toEqual([204, 204]);
    const entries = (await audited(id)).length;
    expect((await cancel(id, when)).status).toBe(204);
    expect(await audited(id)).toHaveLength(entries);
  });

  it("that is past due can only be ended now, which voids what is due", async () => {
    const { id, subscription, customer } = await t.subscriber();
    t.emulator.control.failNextPayments(customer);
    t.emulator.control.passToNext(customer);
    await t.age(id, 31 * 86_400);
    await t.catchUp();
    const { standing, next_try } = await billing(id);
    expect([standing.state, next_try]).toEqual(["past_due", expect.stringContaining("T")]);
    expect(await cancel(id, "period_end")).toMatchObject({ status: 409, body: { code: "subscription_stays" } });
    expect(await resume(id)).toMatchObject({ status: 409, body: { code: "subscription_stays" } });
    expect((await cancel(id, "now")).status).toBe(204);
    expect(atStripe(subscription)?.status).toBe("canceled");
    const open = t.emulator.world
      .all("invoices")
      .filter((each) => each.customer === customer && each.status === "open");
    expect(open).toEqual([]);
  });

  it("does not renew while its member is blocked or leaving", async () => {
    const { id } = await t.subscriber();
    await cancel(id, "period_end");
    await t.query("update users set deletion_at = now() + interval '9 days' where id = $1", [id]);
    expect(await resume(id)).toMatchObject({ status: 409, body: { code: "subscription_stays" } });
    expect((await billing(id)).standing.state).toBe("cancelling");
  });

  it("is not there to be canceled or resumed", async () => {
    const { id } = first(await t.members("member", 1));
    for (const answer of [await cancel(id, "now"), await cancel(id, "period_end"), await resume(id)])
      expect(answer).toMatchObject({ status: 409, body: { code: "no_subscription" } });
    expect((await cancel(2_000_000, "now")).status).toBe(404);
  });

  it.each([
    [{ status: 500 }, 503, "payments_unreachable"],
    [{ status: 400 }, 502, "payments_refused"],
  ])("stays as it is if Stripe fails (%j)", async (fault, status, code) => {
    const { id } = await t.subscriber();
    t.emulator.setFault(fault);
    const answer = await cancel(id, "now");
    t.emulator.setFault({});
    expect(answer).toMatchObject({ status, body: { code } });
    expect((await billing(id)).standing.state).toBe("active");
    expect(await audited(id)).toEqual([]);
  });
});

describe("a member's plan in the list of users", () => {
  type Plan = "active" | "cancelling" | "past_due" | "free_time" | "ended";
  const listed = async (plan: Plan) =>
    (await t.ok("GET /api/accounts/v1/userlist/", { token, query: { plan } })).results.map(({ id }) => id);
  const states = { active: "active", cancelling: "cancelling", past_due: "past_due", free: "free_time", none: "ended" };

  /** As the list says it, which the member's own page confirms. */
  async function planOf(id: number, plan: Plan) {
    expect(await listed(plan)).toContain(id);
    const { state } = (await billing(id)).standing;
    expect(Object.entries(states)).toContainEqual([state, plan]);
  }

  it("follows what happens to it, and what ends by itself", async () => {
    const { id, subscription, customer } = await t.subscriber();
    await planOf(id, "active");
    t.emulator.control.failNextPayments(customer);
    t.emulator.control.passToNext(customer);
    await t.age(id, 31 * 86_400);
    await t.catchUp();
    await planOf(id, "past_due");
    expect(await listed("active")).not.toContain(id);
    expect((await cancel(id, "now")).status).toBe(204);
    expect(atStripe(subscription)?.status).toBe("canceled");
    await planOf(id, "ended");

    const days = { days: 3, reason: "A present" };
    await t.ok("POST /api/billing/v1/members/{id}/free-time/", { token, id, body: days });
    await planOf(id, "free_time");
    t.advance(4 * 86_400_000);
    await t.services.billing.entitlement.settleEnded();
    await planOf(id, "ended");
  });

  it("is noted for everyone, also beside many that are cancelled for later and whose renewal is not known yet", async () => {
    const late = (await t.members("member", 101)).map(({ id }) => id);
    await t.query(
      `insert into subscriptions (id, user_id, status, started_at, paid_until, renews, ends_at, first_paid_at, sync_number, synced_at)
       select 'sub_late_' || id, id, 'active', $2::timestamptz - interval '31 days', $2::timestamptz - interval '1 hour',
         false, $2::timestamptz + interval '60 days', $2::timestamptz - interval '31 days', 0, now()
       from unnest($1::int[]) id`,
      [late, t.clock().toISOString()],
    );
    const { id } = first(await t.members("member", 1));
    await t.query("update users set plan = 'cancelling', plan_at = $2 where id = any($1)", [
      [...late, id],
      new Date(Number(t.clock()) - 3_600_000).toISOString(),
    ]);
    await t.services.billing.entitlement.settleEnded();
    const plans = await t.query<{ plan: string | null }>("select plan from users where id = any($1) order by id", [
      [...late, id],
    ]);
    expect(plans.map(({ plan }) => plan)).toEqual([...late.map(() => "cancelling"), null]);
  });
});
