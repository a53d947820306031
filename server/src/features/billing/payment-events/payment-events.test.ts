import type { ResponseOf } from "@mindreel/contract/api";
import { pageSize } from "@mindreel/contract/plain/limits";
import { describe, expect, it } from "vitest";
import { startApp } from "#test/app/app.ts";
import { first } from "#test/app/members.ts";
import { startPaidApp } from "#test/peers/payments.ts";

const t = await startPaidApp();
t.advance(Date.now() - Number(t.clock()));
const { token } = first(await t.members("superuser", 1));

type Page = ResponseOf<"GET /api/billing/v1/events/">;
const list = (query: Record<string, string> = {}): Promise<Page> =>
  t.ok("GET /api/billing/v1/events/", { token, query });

const subscriptionRow = async (id: string) => {
  const {
    sync_number: _,
    synced_at: __,
    ...row
  } = first(await t.query("select * from subscriptions where id = $1", [id]));
  return row;
};

describe("payment events", () => {
  it("record the returned part of a payment whose account was deleted", async () => {
    const [refunded, disputed] = [await t.subscriber(), await t.subscriber()];
    await t.query("delete from users where id = any($1)", [[refunded.id, disputed.id]]);
    t.emulator.control.refund(refunded.customer);
    t.emulator.control.dispute(disputed.customer, "lost");
    await t.catchUp();
    const returned = (subscription: string) =>
      t.query("select user_id, refunded, dispute_lost from payments where subscription_id = $1", [subscription]);
    expect(await returned(refunded.subscription)).toEqual([{ user_id: null, refunded: 30_000, dispute_lost: false }]);
    expect(await returned(disputed.subscription)).toEqual([{ user_id: null, refunded: 0, dispute_lost: true }]);
    expect(await t.query("select sum(refunded)::int as back, sum(disputed)::int as lost from business_days")).toEqual([
      { back: 30_000, lost: 30_000 },
    ]);
    const charge = t.emulator.events().find(({ type }) => type === "charge.refunded");
    expect(await t.query("select state, note from payment_events where id = $1", [charge?.id])).toEqual([
      { state: "done", note: null },
    ]);
  });

  it("are done if a later sync has already recorded the payment", async () => {
    const { id, customer, subscription } = await t.subscriber();
    await t.query("delete from users where id = $1", [id]);
    await t.query("update payments set returns_sync_number = 1000000 where subscription_id = $1", [subscription]);
    t.emulator.control.refund(customer);
    const charge = t.emulator.events().findLast(({ type }) => type === "charge.refunded");
    await t.catchUp();
    const rows = await t.query("select state, note from payment_events where id = $1", [charge?.id]);
    expect(rows).toEqual([{ state: "done", note: null }]);
  });

  it("state why handling failed, without the values of the query", async () => {
    const { customer, subscription } = await t.subscriber();
    await t.query("alter table payments add constraint broken check (refunded = 0) not valid");
    t.emulator.control.refund(customer);
    await t.catchUp();
    await t.query("alter table payments drop constraint broken");
    const [{ note } = { note: "" }] = await t.query<{ note: string }>(
      "select note from payment_events where state = 'failed' order by number desc",
    );
    expect(note).toMatch(/^Failed query: /);
    for (const secret of ["params", customer, subscription]) expect(note).not.toContain(secret);
    await t.query("delete from payment_events where state = 'failed'");
  });

  it("are listed newest first, a page at a time, by state", async () => {
    for (let n = 0; n < 4; n++) await t.subscriber();
    for (const [state, least] of [
      [undefined, pageSize + 1],
      ["done", pageSize + 1],
      ["ignored", 1],
    ] as const) {
      const seen: string[] = [];
      for (let query: Record<string, string> = state === undefined ? {} : { state }; ; ) {
        const page = await list(query);
        seen.push(...page.results.map(({ id }) => id));
        if (page.next === null) {
          expect(page.count).toBe(seen.length);
          break;
        }
        query = Object.fromEntries(new URL(page.next).searchParams);
      }
      const rows = await t.query<{ id: string }>(
        "select id from payment_events where state = $1 or $1 is null order by number desc",
        [state ?? null],
      );
      expect(seen.length).toBeGreaterThanOrEqual(least);
      expect(seen).toEqual(rows.map(({ id }) => id));
    }
    expect((await list({ state: "failed" })).count).toBe(0);
    expect((await t.request("GET /api/billing/v1/events/", { token, query: { state: "lost" } })).status).toBe(400);
  });

  it("can be replayed, which changes nothing if nothing has changed", async () => {
    const member = await t.subscriber();
    const event = (await list({ state: "done" })).results.find(({ type }) => type === "invoice.paid");
    expect(event).toMatchObject({ member: { id: member.id, username: member.username }, attempts: 1, note: null });
    const before = [await subscriptionRow(member.subscription), await t.row(member.id), await t.history(member.id)];
    await t.ok("POST /api/billing/v1/events/{id}/replay/", { token, id: event?.id ?? "" });
    await t.settled();
    const after = (await list({ state: "done" })).results.find(({ id }) => id === event?.id);
    expect(after).toMatchObject({ attempts: 2, note: null });
    expect([await subscriptionRow(member.subscription), await t.row(member.id), await t.history(member.id)]).toEqual(
      before,
    );
    expect((await t.request("POST /api/billing/v1/events/{id}/replay/", { token, id: "evt_none" })).status).toBe(404);
  });

  it("cannot be replayed while payments are off, and stay as they are", async () => {
    await t.subscriber();
    const beside = await startApp({ beside: t.url, config: { payments: "off" } });
    const event = (await list({ state: "done" })).results.find(({ type }) => type === "invoice.paid");
    const replayed = await beside.request("POST /api/billing/v1/events/{id}/replay/", { token, id: event?.id ?? "" });
    expect(replayed).toMatchObject({ status: 503, body: { code: "payments_off" } });
    await t.settled();
    expect((await list({ state: "done" })).results).toContainEqual(event);
  });

  it("can be replayed after a failure", async () => {
    const member = await t.subscriber();
    const event = (await list({ state: "done" })).results.find(({ type }) => type === "invoice.paid");
    await t.query("update payment_events set state = 'failed', note = 'Away' where id = $1", [event?.id]);
    await t.query("delete from subscriptions where id = $1", [member.subscription]);
    await t.ok("POST /api/billing/v1/events/{id}/replay/", { token, id: event?.id ?? "" });
    await t.settled();
    expect(await subscriptionRow(member.subscription)).toMatchObject({ status: "active", renews: true });
  });
});
