import { pageSize } from "@mindreel/contract/plain/limits";
import { describe, expect, it } from "vitest";
import { first } from "#test/app/members.ts";
import { startPaidApp } from "#test/peers/payments.ts";

const t = await startPaidApp();
t.advance(Date.now() - Number(t.clock()));
const { token } = first(await t.members("superuser", 1));
const { control } = t.emulator;

const list = (query: Record<string, string> = {}) => t.ok("GET /api/billing/v1/payments/", { token, query });
const ids = async (query: Record<string, string>) => (await list(query)).results.map(({ id }) => id);
const invoiceOf = ({ customer }: { readonly customer: string }) =>
  t.emulator.world.all("invoices").find((each) => each.customer === customer)?.id ?? "";

// Each test builds on the one before.
describe("the payments", { shuffle: false }, () => {
  it("are listed with their members, refunds and disputes", async () => {
    const [kept, refunded, lost, disputed, failed] = [
      await t.subscriber(),
      await t.subscriber(),
      await t.subscriber(),
      await t.subscriber(),
      await t.subscriber(),
    ];
    control.refund(refunded.customer);
    control.dispute(lost.customer, "lost");
    const charge = t.emulator.world.all("charges").find((each) => each.customer === disputed.customer);
    if (charge !== undefined) charge.disputed = true;
    t.emulator.world.add("disputes", {
      ...{ id: "du_open", object: "dispute", created: 1, livemode: false, metadata: {} },
      ...{ amount: 30_000, charge: charge?.id ?? "", payment_intent: charge?.payment_intent ?? "", currency: "usd" },
      ...{ status: "needs_response", reason: "fraudulent", balance_transactions: [] },
    });
    control.failNextPayments(failed.customer);
    control.passToNext(failed.customer);
    await t.catchUp();
    // The dispute was opened without an event; a page view finds it.
    t.advance(31_000);
    await t.standing(disputed.token);

    const { count, results } = await list();
    expect(count).toBe(6);
    const shown = (member: typeof kept) => results.find(({ id }) => id === invoiceOf(member));
    const paid = { status: "paid", currency: "usd", amount_due: 30_000, amount_paid: 30_000 };
    const nothing = { refunded: 0, dispute: null };
    const member = { id: kept.id, username: kept.username };
    expect(shown(kept)).toMatchObject({ ...paid, ...nothing, member, subscription: kept.subscription });
    expect(shown(refunded)).toMatchObject({ ...paid, refunded: 30_000, dispute: null });
    expect(shown(lost)).toMatchObject({ ...paid, refunded: 0, dispute: "lost" });
    expect(shown(disputed)).toMatchObject({ ...paid, refunded: 0, dispute: "open" });
    expect(shown(failed)).toMatchObject({ ...nothing, status: "open", amount_paid: 0, paid_at: null });

    expect(await ids({ state: "refunded" })).toEqual([invoiceOf(refunded)]);
    expect(new Set(await ids({ state: "disputed" }))).toEqual(new Set([lost, disputed].map(invoiceOf)));
    expect(await ids({ state: "unpaid" })).toEqual([invoiceOf(failed)]);
    expect(await ids({ state: "paid" })).toHaveLength(2);
    expect((await t.request("GET /api/billing/v1/payments/", { token, query: { state: "x" } })).status).toBe(400);

    const file = await t.request("GET /api/admin/v1/export/payments/", { token, query: { state: "refunded" } });
    expect(String(file.body).trim().split("\r\n")).toHaveLength(2);
  });

  it("are listed newest first, a page at a time, for a range of days", async () => {
    const { id } = await t.subscriber();
    await t.query(
      `insert into payments (id, user_id, subscription_id, status, currency, amount_due, amount_paid, period_start, period_end,
         created_at, paid_at, sync_number)
       select 'in_' || n, $1, 'sub_1', 'paid', 'usd', 100, 100, now(), now(), day, day, 1
       from generate_series(1, 30) n cross join lateral (select '2025-01-01'::timestamptz + n / 3 * interval '1 day') at(day)`,
      [id],
    );
    const seen: string[] = [];
    for (let query: Record<string, string> = {}; ; ) {
      const page = await list(query);
      seen.push(...page.results.map((each) => each.id));
      if (page.next === null) break;
      query = Object.fromEntries(new URL(page.next).searchParams);
    }
    expect(seen).toHaveLength(37);
    const rows = await t.query<{ id: string }>("select id from payments order by created_at desc, id desc");
    expect(seen).toEqual(rows.map((row) => row.id));
    const between = await list({ from: "2025-01-02", to: "2025-01-03" });
    expect([between.count, between.next]).toEqual([6, null]);
    expect((await list({ page: "2" })).results[0]?.id).toBe(seen[pageSize]);
    const nonsense = { page: "2", cursor: Buffer.from('["nonsense x",0]').toString("base64url") };
    expect((await t.request("GET /api/billing/v1/payments/", { token, query: nonsense })).status).toBe(404);
  });

  it("are found by their member, and added up in each currency", async () => {
    const { id } = await t.subscriber();
    await t.query("update users set username = 'Zoë Quist' where id = $1", [id]);
    await t.query(
      `insert into payments (id, user_id, subscription_id, status, currency, amount_due, amount_paid, refunded,
         dispute_lost, period_start, period_end, created_at, paid_at, sync_number)
       values ('in_yen', $1, 'sub_2', 'paid', 'jpy', 900, 900, 0, true, now(), now(), now(), now(), 1),
         ('in_due', $1, 'sub_2', 'open', 'jpy', 900, 0, 0, false, now(), now(), now(), null, 1),
         ('in_back', $1, 'sub_2', 'paid', 'usd', 500, 500, 200, false, now(), now(), now(), now(), 1)`,
      [id],
    );
    const { results, count } = await list({ search: "zoe qu" });
    expect([count, new Set(results.map(({ member }) => member?.username))]).toEqual([4, new Set(["Zoë Quist"])]);
    expect(await t.ok("GET /api/billing/v1/payments/totals/", { token, query: { search: "zoe qu" } })).toEqual([
      { currency: "usd", payments: 2, paid: 30_500, refunded: 200, lost: 0 },
      { currency: "jpy", payments: 1, paid: 900, refunded: 0, lost: 900 },
    ]);
    expect(await t.ok("GET /api/billing/v1/payments/totals/", { token, query: { search: "nobody" } })).toEqual([]);
    // A search without a letter or digit is none.
    expect((await list({ search: "–" })).count).toBe((await list()).count);
    const file = await t.request("GET /api/admin/v1/export/payments/", { token, query: { search: "zoe qu" } });
    expect(String(file.body).trim().split("\r\n")).toHaveLength(5);
    expect(JSON.stringify(await t.query("select details from audit_log"))).not.toContain("zoe qu");
  });
});
