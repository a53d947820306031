import { describe, expect, it, vi } from "vitest";
import { inTransaction } from "#data/transaction.ts";
import { first } from "#test/app/members.ts";
import { startPaidApp } from "#test/peers/payments.ts";
import { planMailQueue } from "./plan-mails.service.ts";

const t = await startPaidApp();
// The test clock starts at a fixed date; the emulator uses the real time.
t.advance(Date.now() - Number(t.clock()));
const { planMails, entitlement } = t.services.billing;
const [hour, day] = [3_600_000, 86_400_000];

async function member() {
  const made = first(await t.members("member", 1));
  await t.query("update users set email_confirmed_at = now() where id = $1", [made.id]);
  return made;
}
type Member = Awaited<ReturnType<typeof member>>;

/** A member with some free days, as a superuser gives them. */
async function free(days: number) {
  const made = await member();
  await entitlement.give(made.id, days, "a gift", null);
  return made;
}

/** Waits until every mail is sent that is due by the clock of the database. */
const sent = () =>
  vi.waitFor(async () => {
    const left =
      "select from pgboss.job where name = $1 and state in ('created', 'active', 'retry') and start_after <= now()";
    expect(await t.query(left, [planMailQueue.name])).toEqual([]);
  });

async function pass(ms: number) {
  t.advance(ms);
  await planMails.planDue();
  await sent();
}

const mailsTo = ({ email }: Member) => t.mails.filter(({ to }) => to === email);
const subjectsTo = (to: Member) => mailsTo(to).map(({ subject }) => subject);
const ends = /^Your free time on Mindreel ends on \d/;
const [soon, over] = ["Your free time on Mindreel is almost over", "Your free time on Mindreel has ended"];

describe("mails about free time", () => {
  it("come 7 days and a day before it ends, and once it has, each once", async () => {
    const reader = await free(30);
    await pass(22.5 * day);
    expect(subjectsTo(reader)).toEqual([]);
    await pass(day);
    await pass(hour);
    expect(subjectsTo(reader)).toEqual([expect.stringMatching(ends)]);
    await pass(5 * day);
    expect(subjectsTo(reader)).toHaveLength(1);
    await pass(12 * hour);
    await pass(hour);
    expect(subjectsTo(reader).slice(1)).toEqual([soon]);
    await pass(day);
    await pass(hour);
    await pass(3 * day);
    expect(subjectsTo(reader).slice(2)).toEqual([over]);
    const [mail] = mailsTo(reader);
    expect(mail?.text).toContain("$300.00 a month");
    expect(mail?.text).toContain("http://mindreel.test/subscription");
    expect(mail?.unsubscribe).toMatch(/^http:\/\/mindreel\.test\/api\/notices\/v1\/unsubscribe\/\d+\.[\w-]{43}\/$/);
  });

  it("come for the free month of the news form alike", async () => {
    const reader = await member();
    await inTransaction(t.database.db, (tx) => entitlement.giveFreeMonth(tx, reader.id, "offer 1"));
    await pass(23.5 * day);
    expect(subjectsTo(reader)).toEqual([expect.stringMatching(ends)]);
  });

  it("are planned once by two servers at a time", async () => {
    const reader = await free(30);
    t.advance(23.5 * day);
    await Promise.all([planMails.planDue(), planMails.planDue()]);
    await sent();
    expect(subjectsTo(reader)).toHaveLength(1);
  });

  it("do not come at once to somebody who was given only some days", async () => {
    const reader = await free(5);
    await pass(hour);
    expect(subjectsTo(reader)).toEqual([]);
    await pass(4 * day);
    expect(subjectsTo(reader)).toEqual([soon]);
  });

  it("come again for another end", async () => {
    const reader = await free(10);
    await pass(3.5 * day);
    await entitlement.give(reader.id, 20, "more", null);
    await pass(4 * day);
    expect(subjectsTo(reader)).toHaveLength(1);
    await pass(16 * day);
    expect(subjectsTo(reader)).toEqual([expect.stringMatching(ends), expect.stringMatching(ends)]);
  });

  it("are not caught up on once they are stale", async () => {
    const reader = await free(30);
    await pass(28.5 * day);
    expect(subjectsTo(reader)).toEqual([]);
    await pass(4 * day);
    expect(subjectsTo(reader)).toEqual([]);
  });
});

describe("nobody is mailed about free time", () => {
  /** A member to whom the mail is queued, but not yet sent: they have quiet hours. */
  async function queued() {
    const reader = await free(30);
    const at = (hours: number) => new Date(t.clock().getTime() + hours * hour).toISOString().slice(11, 16);
    const quiet_hours = { from: at(11), until: at(14), time_zone: "UTC" };
    await t.ok("PATCH /api/notices/v1/preferences/", { token: reader.token, body: { quiet_hours } });
    await pass(23.5 * day);
    expect(subjectsTo(reader)).toEqual([]);
    return reader;
  }
  /** Lets the queued mail be sent. */
  async function release({ id }: Member) {
    const job = "name = $1 and (data ->> 'userId')::int = $2";
    await t.query(`update pgboss.job set start_after = now() where ${job}`, [planMailQueue.name, id]);
    await sent();
  }

  it("in their quiet hours, but after them", async () => {
    const reader = await queued();
    const [due] = await t.query<{ hours: number }>(
      "select extract(epoch from start_after - $1::timestamptz)::float / 3600 as hours from pgboss.job where name = $2 and (data ->> 'userId')::int = $3",
      [t.clock(), planMailQueue.name, reader.id],
    );
    expect(due?.hours).toBeGreaterThan(1);
    expect(due?.hours).toBeLessThanOrEqual(2);
    await release(reader);
    expect(subjectsTo(reader)).toEqual([expect.stringMatching(ends)]);
  });

  it("who has paid, even if we have not been told", async () => {
    const told = await queued();
    t.emulator.control.pay(await t.checkout(told.token));
    await t.catchUp();
    const untold = await queued();
    t.emulator.control.pay(await t.checkout(untold.token));
    for (const each of [told, untold]) {
      t.mails.length = 0;
      await release(each);
      await pass(6.1 * day);
      await pass(day);
      expect(subjectsTo(each).filter((subject) => subject !== "Welcome to Mindreel")).toEqual([]);
    }
  });

  it("who was given more days meanwhile", async () => {
    const reader = await queued();
    await entitlement.give(reader.id, 30, "more", null);
    await release(reader);
    expect(subjectsTo(reader)).toEqual([]);
  });

  it("who said no, by the switch or by the link in the mail", async () => {
    const reader = await queued();
    await t.ok("PATCH /api/notices/v1/preferences/", { token: reader.token, body: { mail_free_time: false } });
    await release(reader);
    expect(subjectsTo(reader)).toEqual([]);
    const other = await queued();
    await release(other);
    const [mail] = mailsTo(other);
    await t.app.inject({
      ...{ method: "POST", url: new URL(mail?.unsubscribe ?? "").pathname, payload: "List-Unsubscribe=One-Click" },
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
    expect(await t.ok("GET /api/notices/v1/preferences/", { token: other.token })).toMatchObject({
      ...{ mail_free_time: false, mail_subscription: true, mail_videos: false },
    });
    await pass(6 * day);
    expect(subjectsTo(other)).toHaveLength(1);
  });

  it.each([
    ["is blocked", "is_active = false"],
    ["is about to be deleted", "deletion_at = now() + interval '14 days'"],
    ["became a superuser", "is_superuser = true"],
    ["has not confirmed the address", "email_confirmed_at = null"],
  ])("who %s", async (_who, change) => {
    const reader = await queued();
    const early = await free(30);
    for (const { id } of [reader, early]) await t.query(`update users set ${change} where id = $1`, [id]);
    await release(reader);
    await pass(23.5 * day);
    expect([...subjectsTo(reader), ...subjectsTo(early)]).toEqual([]);
  });
});
