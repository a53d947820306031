import { describe, expect, it, vi } from "vitest";
import { startPaidApp } from "#test/peers/payments.ts";
import { planMailQueue } from "./plan-mails.service.ts";

const t = await startPaidApp();
// The test clock starts at a fixed date; the emulator uses the real time.
t.advance(Date.now() - Number(t.clock()));
const { control } = t.emulator;
const day = 86_400;

/** Delivers the provider's events, and waits until every mail about them is sent. */
async function told() {
  await t.catchUp();
  await vi.waitFor(async () => {
    const left = "select from pgboss.job where name = $1 and state in ('created', 'active', 'retry')";
    expect(await t.query(left, [planMailQueue.name])).toEqual([]);
  });
}

/** What the portal does when a member cancels or resumes. */
async function setEnd(subscription: string, ends: boolean): Promise<void> {
  const headers = { authorization: "Bearer sk_test_payments" };
  const path = `/v1/subscriptions/${subscription}`;
  await fetch(t.emulator.url + path, { method: "POST", headers, body: `cancel_at_period_end=${ends}` });
  await told();
}

async function subscriber() {
  const member = await t.subscriber();
  await told();
  return member;
}

const mailsTo = ({ email }: { readonly email: string }) => t.mails.filter(({ to }) => to === email);
const subjectsTo = (to: { readonly email: string }) => mailsTo(to).map(({ subject }) => subject);
const [welcome, cancelled, resumed, ended] = [
  "Welcome to Mindreel",
  "Your Mindreel subscription is canceled",
  "Your Mindreel subscription goes on",
  "Your Mindreel subscription has ended",
];

/** Runs a member's jobs again, as if they had been delayed until now. */
async function runAgain({ id }: { readonly id: number }): Promise<void> {
  const jobs = "name = $1 and (data->>'userId')::int = $2";
  await t.query(`update pgboss.job set state = 'retry', start_after = now() where ${jobs}`, [planMailQueue.name, id]);
  await told();
}

describe("mails about a subscription", () => {
  it("welcome a member who has paid, once, and not again when it renews", async () => {
    const member = await subscriber();
    control.passToNext(member.customer);
    await told();
    expect(subjectsTo(member)).toEqual([welcome]);
    const [mail] = mailsTo(member);
    expect(mail?.text).toMatch(/You paid \$300\.00\. Your subscription renews by itself on \d+ \w+ 20\d\d\./);
    expect(mail?.text).toContain("cancel whenever you like: http://mindreel.test/subscription");
    expect(mail?.unsubscribe).toMatch(/\/api\/notices\/v1\/unsubscribe\/\d+\.[\w-]{43}\/$/);
  });

  it("follow each cancelling and resuming, with the last day, and its end", async () => {
    const member = await subscriber();
    await setEnd(member.subscription, true);
    await setEnd(member.subscription, false);
    await setEnd(member.subscription, true);
    expect(subjectsTo(member)).toEqual([welcome, cancelled, resumed, cancelled]);
    const [, mail] = mailsTo(member);
    expect(mail?.text).toMatch(/You keep what you paid for until \d+ \w+ 20\d\d\./);
    expect(mail?.text).not.toContain("free time");
    control.passTime(member.customer, 32 * day);
    await told();
    await told();
    expect(subjectsTo(member).slice(4)).toEqual([ended]);
  });

  it("say how long free time goes on after it", async () => {
    const member = await subscriber();
    await t.services.billing.entitlement.give(member.id, 10, "a gift", null);
    await setEnd(member.subscription, true);
    control.passTime(member.customer, 32 * day);
    await t.age(member.id, 32 * day);
    await told();
    expect(subjectsTo(member)).toEqual([welcome, cancelled, ended]);
    for (const { text } of mailsTo(member).slice(1)) {
      expect(text).toContain("You still have free time: every video stays open to you until");
    }
  });

  it("are not sent when they no longer fit", async () => {
    const member = await subscriber();
    await setEnd(member.subscription, true);
    await setEnd(member.subscription, false);
    t.mails.length = 0;
    await t.query("update subscriptions set started_at = started_at - interval '4 days' where id = $1", [
      member.subscription,
    ]);
    await runAgain(member);
    expect(subjectsTo(member)).toEqual([resumed]);
  });

  it("are sent once if several changes have waited together", async () => {
    const member = await subscriber();
    for (const ends of [true, false, true]) {
      t.advance(1000);
      await setEnd(member.subscription, ends);
    }
    t.mails.length = 0;
    await runAgain(member);
    expect(subjectsTo(member).filter((subject) => subject !== welcome)).toEqual([cancelled]);
  });

  it("are not sent about an old subscription when another has begun", async () => {
    const member = await subscriber();
    await setEnd(member.subscription, true);
    control.passTime(member.customer, 32 * day);
    await t.age(member.id, 32 * day);
    await told();
    control.pay(await t.checkout(member.token));
    await told();
    expect(subjectsTo(member)).toEqual([welcome, cancelled, ended, welcome]);
    t.mails.length = 0;
    await runAgain(member);
    expect(subjectsTo(member)).toEqual([welcome]);
  });

  it("are not sent to who said no, is blocked or is about to be deleted", async () => {
    const [refuser, blocked, leaver] = [await subscriber(), await subscriber(), await subscriber()];
    const body = { mail_subscription: false };
    await t.ok("PATCH /api/notices/v1/preferences/", { token: refuser.token, body });
    await t.query("update users set is_active = false where id = $1", [blocked.id]);
    await t.query("update users set deletion_at = now() + interval '14 days' where id = $1", [leaver.id]);
    for (const each of [refuser, blocked, leaver]) {
      await setEnd(each.subscription, true);
      expect(subjectsTo(each)).toEqual([welcome]);
    }
  });

  it("are not sent for one that was forgotten here and is found again", async () => {
    const member = await subscriber();
    t.mails.length = 0;
    await t.query("delete from subscriptions where id = $1", [member.subscription]);
    for (const table of ["payments", "plan_mails"])
      await t.query(`delete from ${table} where user_id = $1`, [member.id]);
    control.passToNext(member.customer);
    await told();
    expect((await t.standing(member.token)).state).toBe("active");
    expect(subjectsTo(member)).toEqual([]);
  });
});
