import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { proUntil } from "#domain/entitlement.ts";
import * as sessions from "#features/accounts/sessions/sessions.repository.ts";
import { hashToken, newToken } from "#security/authentication.ts";
import { first } from "#test/app/members.ts";
import { libraryOf } from "#test/library/library.ts";
import { startPaidApp } from "#test/peers/payments.ts";
import { liveAYear } from "./business.ts";

const day = 86_400_000;
const now = new Date();

const t = await startPaidApp();
t.advance(now.getTime() - Number(t.clock()));
const superuser = first(await t.members("superuser", 1));
const { token } = superuser;
const ids = await libraryOf(t, token).fill(Array.from({ length: 30 }, () => ({})));
const videos = ids.map((id, n) => {
  const since = new Date(now.getTime() - (370 - n * 11) * day);
  return { id, title: `Video ${id}`, since, popularity: n === 5 ? 0 : 0.5 };
});
const shop = {
  ...{ db: t.database.db, now, superuserId: superuser.id, videos, categories: [], goneOids: ["oid-3"] },
  config: { ...t.config, payments: "rehearsal" } as const,
  remember: t.services.newsletter.offers.remember,
};
await liveAYear(shop);

/** The emulator reads its file only when it starts, so the new records are added here. */
const { records: saved } = JSON.parse(readFileSync(path.join(t.config.dataDir, "rehearsal.json"), "utf8"));
const { world } = t.emulator;
for (const kind of ["customers", "products", "prices", "sessions", "subscriptions", "invoices", "intents"] as const) {
  for (const id of Object.keys(saved[kind])) world.add(kind, saved[kind][id]);
}
for (const kind of ["invoicePayments", "charges", "refunds", "disputes"] as const) {
  for (const id of Object.keys(saved[kind])) world.add(kind, saved[kind][id]);
}

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
const count = async (text: string) => first(await t.query<{ n: number }>(`select count(*)::int as n ${text}`)).n;

/** What syncs record, without the times of the syncs. */
const records = async () => ({
  subscriptions: await t
    .query("select * from subscriptions order by id")
    .then((rows) => rows.map(({ sync_number: _, synced_at: __, ...row }) => row)),
  payments: await t
    .query("select * from payments order by id")
    .then((rows) => rows.map(({ sync_number: _, returns_sync_number: __, ...row }) => row)),
  users: await t.query("select id, pro_expiry_date, plan, plan_at from users order by id"),
  history: await count("from entitlement_history"),
});

describe("a year of rehearsed business", { timeout: 120_000 }, () => {
  it("has members in every state, today", async () => {
    const members = await count("from users where not is_superuser");
    expect(members).toBeGreaterThanOrEqual(150);
    expect(members).toBeLessThanOrEqual(400);
    const states: Record<string, string> = {
      active: "from subscriptions where status = 'active' and renews",
      pastDue: "from subscriptions where status = 'past_due' and pay_url is not null",
      cancelling: "from subscriptions where status = 'active' and ends_at is not null",
      paused: "from subscriptions where status = 'active' and ends_at is null and not renews",
      left: "from subscriptions where status = 'canceled'",
      cameBack: "from (select 1 from subscriptions group by user_id having count(*) > 1) back",
      refunded: "from payments where refunded = amount_paid",
      refundedInPart: "from payments where refunded between 1 and amount_paid - 1",
      disputed: "from payments where dispute_lost",
      blocked: "from users where not is_active",
      freeMonths: "from free_time where kind = 'free_month'",
      gifts: "from free_time where kind = 'gift'",
      subscribers: "from subscribers where unsubscribed_at is null",
      gone: "from video_health where state = 'gone'",
      remembered: "from spent_offers",
      unwatched: "from video_health where not watched",
      audited: "from audit_log",
      drafts: "from campaigns where state = 'draft'",
      mailed: "from deliveries where state = 'delivered'",
      unsubscribed: "from deliveries where unsubscribed_at is not null",
      bounced: "from deliveries where bounced_at is not null",
    };
    for (const [name, text] of Object.entries(states)) expect(await count(text), name).toBeGreaterThan(0);
    expect(await t.services.billing.figures.newPayingMembers(new Date(now.getTime() - day))).toBe(3);
  });

  it("agrees with the emulator: the nightly reconciliation finds nothing", async () => {
    await t.services.billing.reconciliation.runNightly();
    const { last } = await t.ok("GET /api/billing/v1/reconciliation/", { token });
    expect(last?.differences).toEqual([]);
    expect(last?.failure).toBeNull();
    expect(last?.compared).toBe(await count("from subscriptions"));
  });

  it("matches what the product would have recorded: syncing everything again changes nothing", async () => {
    const before = await records();
    const events = await t.query<{ number: number }>(
      `select number from payment_events
       where type in ('customer.subscription.created', 'charge.refunded', 'charge.dispute.closed')`,
    );
    const unhandled = await t.query<{ id: string }>(
      "update payment_events set state = 'received' where number = any($1) returning id",
      [events.map(({ number }) => number)],
    );
    for (const { id } of unhandled) {
      await t.ok("POST /api/billing/v1/events/{id}/replay/", { token, params: { id } });
    }
    await expect
      .poll(() => count("from payment_events where state = 'received'"), { timeout: 90_000, interval: 250 })
      .toBe(0);
    expect(await t.query("select type, note from payment_events where state = 'failed'")).toEqual([]);
    expect(await records()).toEqual(before);
  });

  it("lists each member with the plan that their own page has", async () => {
    const shown = {
      active: "active",
      cancelling: "cancelling",
      past_due: "past_due",
      paused: "paused",
      free: "free_time",
    };
    const members = await t.query<{ id: number; plan: string | null }>(
      "select id, plan from users where not is_superuser order by id",
    );
    for (const { id, plan } of members) {
      const { state } = (await t.ok("GET /api/billing/v1/members/{id}/", { token, id })).standing;
      if (plan === null || plan === "ended") expect(state, `member ${id}`).toBe("none");
      else expect(Object.entries(shown), `member ${id}`).toContainEqual([state, plan]);
    }
    const plans = new Set(members.map(({ plan }) => plan));
    expect(plans).toEqual(new Set(["active", "cancelling", "ended", "free_time", "past_due", "paused", null]));
  });

  it("entitles members according to their payments and free time", async () => {
    const members = await t.query<{ id: number; pro_expiry_date: Date | null }>(
      "select id, pro_expiry_date from users where not exists (select from subscriptions s where s.user_id = users.id)",
    );
    for (const { id, pro_expiry_date } of members) {
      const free = await t.services.billing.entitlement.freeTimesOf(id);
      expect(pro_expiry_date, `member ${id}`).toEqual(proUntil([], free));
    }
  });

  it("has counts and daily figures that match a recount", async () => {
    const days = () => t.query("select * from business_days order by day");
    const counted = () => t.query("select * from counted_subscriptions order by id");
    const kept = [await days(), await counted()];
    expect(kept[0]?.length).toBeGreaterThan(200);
    await t.query("select count_business()");
    expect([await days(), await counted()]).toEqual(kept);
    for (const { name, n } of await t.query<{ name: string; n: number }>("select name, n from kept_counts")) {
      const tables: Record<string, string> = {
        ...{ users: "from users", superusers: "from users where is_superuser" },
        ...{ blocked: "from users where not is_active", subscribers: "from subscribers", audit: "from audit_log" },
      };
      expect(n, name).toBe(await count(tables[name] ?? ""));
    }
    expect(
      await t.query(
        `select d.day from (select day, sum(plays) plays, sum(seconds) seconds from watch_days group by day) d
         full join (select day, sum(plays) plays, sum(seconds) seconds from watch_totals group by day) w using (day)
         where d.plays is distinct from w.plays or d.seconds is distinct from w.seconds`,
      ),
    ).toEqual([]);
  });

  it("has retention for each video that was played, with as many plays as in its daily figures", async () => {
    const uneven = `from (select video_id, sum(plays) as plays from watch_days group by video_id) d
      full join (select video_id, sum(began) as began, sum(stopped) as stopped from video_retention group by video_id) r
        using (video_id)
      where d.plays is distinct from r.began or d.plays is distinct from r.stopped`;
    expect(await count(uneven)).toBe(0);
    const { id } = first(videos);
    const { plays, finished, retention } = await t.ok("GET /api/playback/v1/videos/{id}/figures/", {
      ...{ token, id, query: { from: dayOf(now.getTime() - 30 * day), to: dayOf(now.getTime()) } },
    });
    expect(finished / plays).toBeGreaterThan(0.2);
    expect(finished / plays).toBeLessThan(0.8);
    expect(retention[2]).toBeGreaterThan(retention[60] ?? 0);
  });

  it("has views only by members who were pro, of videos that existed", async () => {
    const uncovered = `from list_videos l
      left join lateral (select h.pro_until from entitlement_history h
                         where h.user_id = l.user_id and h.at <= l.added_at order by h.id desc limit 1) h on true
      where l.added_at >= coalesce(h.pro_until, '-infinity')`;
    expect(await count(uncovered)).toBe(0);
    const since = new Map(videos.map((video) => [video.id, video.since]));
    for (const { day: watched, video_id } of await t.query<{ day: Date; video_id: number }>(
      "select day::timestamptz as day, video_id from watch_days",
    )) {
      expect(watched.getTime()).toBeGreaterThan((since.get(video_id)?.getTime() ?? 0) - day);
    }
  });

  it("opens a member's billing page at the provider, and is created only once", async () => {
    const { user_id } = first(await t.query<{ user_id: number }>("select user_id from customers limit 1"));
    const own = newToken();
    await sessions.open(t.database.db, user_id, { tokenHash: hashToken(own), device: "", now: t.clock() });
    const { url } = await t.ok("POST /api/billing/v1/portal/", { token: own });
    const page = await fetch(t.emulator.url + new URL(url).pathname);
    expect(await page.text()).toMatch(/\$300\.00/);
    const members = await count("from users");
    await liveAYear(shop);
    expect(await count("from users")).toBe(members);
  });
});
