import type { Need } from "@mindreel/contract/admin/today";
import { describe, expect, it } from "vitest";
import { startApp } from "#test/app/app.ts";
import { beginSetUp } from "#test/app/first-run.ts";
import { first } from "#test/app/members.ts";

const t = await startApp();
const { token } = first(await t.members("superuser", 1));
const member = first(await t.members("member", 1));

/** Today as it is now: checks and figures are shown again for ten seconds. */
function look() {
  t.advance(10_000);
  return t.ok("GET /api/admin/v1/today/", { token });
}
const need = async (name: Need["name"]) => (await look()).needs.find((each) => each.name === name);
const check = async (name: string) => (await look()).checks.find((each) => each.name === name);
const now = () => t.clock().toISOString();

const subscription = (id: string, status: string) =>
  t.query(
    `insert into subscriptions (id, user_id, status, started_at, renews, sync_number, synced_at)
     values ($1, $2, $3, now(), true, 0, now())`,
    [id, member.id, status],
  );
const video = async () =>
  first(
    await t.query<{ id: number }>(
      `insert into videos (title, description, source, source_kind, oid)
     values ('Film', '', 'https://vimeo.com/1', 'vimeo', 'a') returning id`,
    ),
  ).id;

interface Case {
  readonly name: Need["name"];
  readonly begin: () => Promise<unknown>;
  readonly mend: string;
  readonly count?: number;
}
const campaign = `insert into campaigns (subject, state, trouble, begun_at, created_at, changed_at)
  values ('News', 'sending', 'Connection refused', now(), now(), now())`;
const delivery = (state: string, bouncedAt: string | null) =>
  t.query(
    `with sent as (insert into campaigns (subject, state, begun_at, created_at, changed_at)
       values ('News', 'sent', now(), now(), now()) returning id)
     insert into deliveries (campaign_id, email, mailbox, state, due_at, changed_at, bounced_at)
     select id, 'a@example.com', 'a@example.com', $1, $2, $2, $3 from sent`,
    [state, now(), bouncedAt],
  );
const comparison = (failure: string | null) =>
  t.query("insert into reconciliations (started_at, ended_at, failure) values (now(), now(), $1)", [failure]);

const cases: readonly Case[] = [
  {
    name: "payments_failing",
    begin: async () => {
      await subscription("sub_1", "past_due");
      await subscription("sub_2", "unpaid");
      await subscription("sub_3", "active");
    },
    mend: "update subscriptions set status = 'active'",
    count: 2,
  },
  {
    name: "disputes",
    begin: () =>
      t.query(
        `insert into payments (id, user_id, subscription_id, status, currency, amount_due, amount_paid, period_start,
           period_end, created_at, paid_at, sync_number, dispute)
         values ('in_1', $1, 'sub_1', 'paid', 'usd', 900, 900, now(), now(), now(), now(), 0, 'open')`,
        [member.id],
      ),
    mend: "update payments set dispute = 'won'",
  },
  {
    name: "dead_videos",
    begin: async () => t.query("update video_health set state = 'gone' where video_id = $1", [await video()]),
    mend: "update video_health set state = null",
  },
  {
    name: "requests",
    begin: () => t.query("insert into requests (text, key, asked_at, votes) values ('Owls', 'owls', now(), 1)"),
    mend: "update requests set declined_at = now()",
  },
  { name: "stuck_news", begin: () => t.query(campaign), mend: "update campaigns set trouble = null" },
  { name: "unsure_news", begin: () => delivery("unsure", null), mend: "update deliveries set state = 'delivered'" },
  { name: "bounces", begin: () => delivery("delivered", now()), mend: "update deliveries set bounced_at = null" },
  {
    name: "failed_comparison",
    begin: () => comparison("unreachable"),
    mend: "insert into reconciliations (started_at, ended_at) values (now(), now())",
  },
  {
    name: "differences",
    begin: async () => {
      await comparison(null);
      await t.query(
        `insert into differences (reconciliation_id, subscription_id, kind, ours, theirs)
         select max(id), 'sub_1', 'stranger', '{"of": "nothing"}', '{"of": "nothing"}' from reconciliations`,
      );
    },
    mend: "update differences set healed_at = now()",
  },
  { name: "steps", begin: () => beginSetUp(t), mend: "update first_run set finished_at = now()", count: 12 },
];

describe("what needs a person", () => {
  it.each(cases)("has $name while there are any", async ({ name, begin, mend, count = 1 }) => {
    expect(await need(name)).toBeUndefined();
    await begin();
    expect(await need(name)).toMatchObject({ name, count });
    await t.query(mend);
    expect(await need(name)).toBeUndefined();
  });

  it("names the campaign", async () => {
    await t.query(campaign);
    const [{ id } = { id: 0 }] = await t.query<{ id: number }>("select max(id) as id from campaigns");
    expect(await need("stuck_news")).toMatchObject({ campaign: id });
    await t.query("update campaigns set trouble = null");
  });

  it("has missing backups, stuck emails and background work that was given up", async () => {
    expect(await check("backups")).toMatchObject({ state: "off", says: "No backups are being made." });
    expect(await check("mails")).toBeUndefined();
    const failed =
      "insert into pgboss.job (name, data, state, retry_limit, completed_on) values ($1, '{}', 'failed', 9, now())";
    await t.query(failed, ["mail-reset"]);
    await t.query(failed, ["catalogue-health"]);
    expect(await check("mails")).toMatchObject({ state: "bad" });
    expect(await check("jobs")).toMatchObject({ state: "warning" });
    await t.query("delete from pgboss.job where state = 'failed'");
    expect(await check("mails")).toBeUndefined();
    expect(await check("jobs")).toBeUndefined();
  });

  it("is looked up each time, while the figures are shown again for ten seconds", async () => {
    const before = await look();
    await t.query("update subscriptions set status = 'past_due' where id = 'sub_1'");
    const { needs, figures } = await t.ok("GET /api/admin/v1/today/", { token });
    expect(needs).toContainEqual(expect.objectContaining({ name: "payments_failing", count: 1 }));
    expect(figures).toEqual(before.figures);
    await t.query("update subscriptions set status = 'active'");
  });
});

it("compares the last 30 days with the 30 days before, by known payments", async () => {
  await t.query("truncate payments, subscriptions, counted_subscriptions, business_days, watch_totals");
  // By the test's clock, today is 15 January 2026: the last 30 days begin on 17 December.
  const pay = (id: string, at: string, cents: number) =>
    t.query(
      `insert into payments (id, user_id, subscription_id, status, currency, amount_due, amount_paid, period_start,
         period_end, created_at, paid_at, sync_number)
       values ($1, $2, 'sub_a', 'paid', 'usd', $4, $4, $3, $3::timestamptz + interval '1 month', $3, $3, 0)`,
      [id, member.id, at, cents],
    );
  await pay("in_a", "2025-11-17T00:00:00Z", 900);
  await pay("in_b", "2025-12-16T23:59:59Z", 900);
  await pay("in_c", "2025-12-17T00:00:00Z", 1900);
  await pay("in_old", "2025-11-16T23:59:59Z", 5000);
  await t.query(
    `insert into subscriptions (id, user_id, status, started_at, paid_until, renews, first_paid_at, latest_invoice_id,
       sync_number, synced_at)
     values ('sub_a', $1, 'active', '2025-11-17', '2026-02-17', true, '2025-11-17', 'in_a', 0, now())`,
    [member.id],
  );
  await t.query("insert into free_time (user_id, kind, days, granted_at) values ($1, 'free_month', 30, '2026-01-02')", [
    member.id,
  ]);
  await t.query(
    `insert into watch_totals (day, share, plays, seconds)
     values ('2025-12-16', 1, 1, 60), ('2025-12-17', 1, 1, 600), ('2026-01-15', 2, 1, 300)`,
  );
  const { figures } = await look();
  expect(figures).toMatchObject({
    from: "2025-12-17",
    revenue: { now: 1900, before: 1800 },
    subscriptions: { now: 1, before: 1 },
    free_months: { now: 1, before: 0 },
    seconds: { now: 900, before: 60 },
  });
  const query = { from: "2025-12-17", to: "2026-01-15" };
  const { period, previous } = await t.ok("GET /api/admin/v1/figures/", { token, query });
  expect(figures.revenue).toEqual({ now: period.total.paid, before: previous.total.paid });
  expect(figures.mrr).toEqual({ now: period.days.at(-1)?.mrr, before: previous.days.at(-1)?.mrr });
});
