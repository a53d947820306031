import type { NewPriceBody } from "@mindreel/contract/billing/plans";
import { expect, vi } from "vitest";
import {
  priceChangeMailQueue,
  priceStaysMailQueue,
  tellQueue,
} from "#features/billing/price-moves/price-moving.service.ts";
import { first } from "../app/members.ts";
import { startPaidApp } from "./payments.ts";

/** A member with a subscription. */
export interface Buyer {
  readonly id: number;
  readonly token: string;
  readonly email: string;
  readonly subscription: string;
  readonly customer: string;
}

/** An app that moves subscriptions to other prices, with what its tests do with plans, buyers and time. */
export async function startMovingApp() {
  const t = await startPaidApp();
  const { control, world } = t.emulator;
  const { priceMoving } = t.services.billing;
  /** Sets the clock to now, some time of which has passed; the emulator uses the real time. */
  const now = () => t.advance(Date.now() - Number(t.clock()));
  now();
  const token = first(await t.members("superuser", 1)).token;
  const [hour, day] = [3600, 86_400];

  const calls = "POST /api/billing/v1/price-moves/" as const;
  let made = 0;
  async function plan(...prices: NewPriceBody[]) {
    const { id } = await t.ok("POST /api/billing/v1/plans/", { token, body: { name: `Films ${++made}` } });
    const ids: string[] = [];
    for (const each of prices) ids.push(await priced(id, each));
    return { id, prices: ids };
  }
  /** Gives a plan a price, which takes the place of the one of the same interval. */
  async function priced(id: number, body: NewPriceBody): Promise<string> {
    const known = "select id from prices where plan_id = $1 and archived_at is null";
    const before = await t.query<{ id: string }>(known, [id]);
    await t.ok("POST /api/billing/v1/plans/{id}/prices/", { token, params: { id: String(id) }, body });
    const after = await t.query<{ id: string }>(known, [id]);
    return first(after.filter((each) => before.every((one) => one.id !== each.id))).id;
  }
  const month = (amounts: NewPriceBody["amounts"]) => ({ interval: "month", amounts }) as const;

  async function begins(body: { price: string; currency?: string; code?: string }) {
    const one = first(await t.members("member", 1));
    await t.query("update users set email_confirmed_at = now() where id = $1", [one.id]);
    const url = `${await t.ok("POST /api/category/v1/create-checkout-session/", { token: one.token, body })}`;
    return { ...one, session: url.slice(url.lastIndexOf("/") + 1) };
  }
  async function buys(body: Parameters<typeof begins>[0], begun?: Awaited<ReturnType<typeof begins>>) {
    const one = begun ?? (await begins(body));
    const { id: subscription, customer } = control.pay(one.session);
    await t.catchUp();
    return { ...one, subscription, customer };
  }

  /** Waits until all mails are sent. */
  const sent = () =>
    vi.waitFor(async () => {
      const left = "select from pgboss.job where name = any($1) and state in ('created', 'active', 'retry')";
      expect(await t.query(left, [[tellQueue.name, priceChangeMailQueue.name, priceStaysMailQueue.name]])).toEqual([]);
    });
  const view = async (id: number) =>
    first((await t.ok("GET /api/billing/v1/price-moves/", { token })).filter((each) => each.id === id));
  async function move(from: string, to: string, notice_days = 14) {
    now();
    const { id, ...rest } = await t.ok(calls, { token, body: { from, to, notice_days } });
    await sent();
    return { id, ...rest };
  }
  const mailsTo = ({ email }: { readonly email: string }) =>
    t.mails.filter(({ to, subject }) => to === email && subject.includes("will cost"));

  async function pass({ customer, id }: Buyer, seconds: number) {
    control.passTime(customer, seconds);
    await t.age(id, seconds);
    await t.query("update subscriptions set period_end = period_end - make_interval(secs => $1) where user_id = $2", [
      ...[seconds, id],
    ]);
    await t.catchUp();
    now();
  }
  /** Half a day before the next renewal. */
  async function toTheEve(buyer: Buyer) {
    const [row] = await t.query<{ end: Date }>(`select period_end as "end" from subscriptions where id = $1`, [
      buyer.subscription,
    ]);
    await pass(buyer, Math.floor((Number(row?.end) - Date.now()) / 1000) - 12 * hour);
  }
  const hourly = async () => {
    now();
    await priceMoving.run();
    await sent();
  };
  async function renew(buyer: Buyer) {
    await pass(buyer, 13 * hour);
  }
  const paid = async ({ id }: Buyer) =>
    (
      await t.query<{ amount: number }>(
        "select amount_paid as amount from payments where user_id = $1 and paid_at is not null order by created_at, id",
        [id],
      )
    ).map(({ amount }) => amount);
  const atStripe = ({ subscription }: Buyer) =>
    world.find("subscriptions", subscription)?.items.data[0]?.price.unit_amount;

  /** What Stripe says of a subscription's next charge. */
  async function fetchNext(subscription: string): Promise<number> {
    const response = await fetch(`${t.emulator.url}/v1/invoices/create_preview`, {
      method: "POST",
      headers: { authorization: "Bearer sk_test_payments", "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({ subscription }),
    });
    return ((await response.json()) as { amount_due: number }).amount_due;
  }

  return {
    t,
    control,
    priceMoving,
    token,
    hour,
    day,
    plan,
    priced,
    month,
    begins,
    buys,
    sent,
    view,
    move,
    mailsTo,
    pass,
    toTheEve,
    hourly,
    renew,
    paid,
    atStripe,
    fetchNext,
    world,
    calls,
  };
}
