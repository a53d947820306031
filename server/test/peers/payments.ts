import type { ResponseOf } from "@mindreel/contract/api";
import { type EmulatorOptions, startEmulator } from "@mindreel/stripe-local/emulator";
import { sign } from "@mindreel/stripe-local/sign";
import { expect } from "vitest";
import type { Config } from "#config/config.ts";
import { stripePayments } from "#ports/payments/stripe.ts";
import { startApp, type TestOptions } from "#test/app/app.ts";
import { first } from "#test/app/members.ts";
import { atEnd } from "#test/run/at-end.ts";

export const secretKey = "sk_test_payments";
export const webhookSecret = "whsec_payments";

const webhookUrl = "/api/billing/v1/webhook/";

/** The server with payments through the Stripe emulator, over HTTP. Tests deliver its events themselves. */
export async function startPaidApp(
  given: Partial<Config> = {},
  options: Partial<EmulatorOptions> = {},
  app: Pick<TestOptions, "connections" | "videoSources" | "webRoot"> = {},
) {
  const emulator = await startEmulator({ secretKey, ...options });
  const stripe = { secretKey, webhookSecret, apiBase: emulator.url };
  const payments = stripePayments({ ...stripe });
  const t = await startApp({
    ...app,
    payments,
    config: { payments: "stripe", stripe, stripeApiBase: emulator.url, ...given },
  });
  atEnd(() => emulator.stop());
  let delivered = 0;

  const post = (payload: string, signature: string) =>
    t.app.inject({
      method: "POST",
      url: webhookUrl,
      headers: { "content-type": "application/json; charset=utf-8", "stripe-signature": signature },
      payload,
    });

  /** Delivers an event, signed as Stripe signs it. */
  const deliver = (event: unknown) => {
    const payload = JSON.stringify(event);
    return post(payload, sign(payload, webhookSecret));
  };

  /** Waits until every event is handled. */
  const settled = () =>
    expect.poll(async () => (await t.query("select id from payment_events where state = 'received'")).length).toBe(0);

  type Event = ReturnType<typeof emulator.events>[number];
  /** Delivers all events since the last call, except lost ones, and waits until they are handled. */
  async function catchUp(isLost: (event: Event) => boolean = () => false): Promise<void> {
    const fresh = emulator.events().slice(delivered);
    delivered += fresh.length;
    for (const event of fresh) {
      if (!isLost(event)) expect((await deliver(event)).statusCode).toBe(200);
    }
    await settled();
  }

  /** Moves a member's records into the past, as the emulator does with its own when it advances time. */
  async function age(id: number, seconds: number): Promise<void> {
    const tables = {
      subscriptions: ["started_at", "paid_until", "ends_at", "first_paid_at"],
      payments: ["period_start", "period_end", "created_at", "paid_at", "returned_at"],
      customers: ["asked_at"],
      code_uses: ["used_at"],
      price_move_members: ["notice_until", "at", "held_at"],
    };
    const back = (column: string) => `${column} = ${column} - make_interval(secs => ${seconds})`;
    for (const [table, columns] of Object.entries(tables)) {
      await t.query(`update ${table} set ${columns.map(back).join(", ")} where user_id = $1`, [id]);
    }
    await t.query(`update users set ${back("pro_expiry_date")} where id = $1`, [id]);
  }

  type Checkout = ResponseOf<"POST /api/category/v1/create-checkout-session/">;
  /** Starts a member's checkout. @returns the session's id */
  async function checkout(token: string): Promise<string> {
    const url: Checkout = await t.ok("POST /api/category/v1/create-checkout-session/", { token });
    return url.slice(url.lastIndexOf("/") + 1);
  }

  /** A member who has subscribed and paid the first month. */
  async function subscriber(card?: string) {
    const member = first(await t.members("member", 1));
    const session = await checkout(member.token);
    const subscription = emulator.control.pay(session, card);
    await catchUp();
    return { ...member, session, subscription: subscription.id, customer: subscription.customer };
  }

  const standing = (token: string) => t.ok("GET /api/billing/v1/subscription/", { token });
  const isPro = (token: string) => t.ok("GET /api/accounts/v1/checkpro/", { token });
  const row = async (id: number) =>
    first(await t.query<{ pro_expiry_date: Date | null }>("select * from users where id = $1", [id]));
  const history = async (id: number) =>
    (
      await t.query<{ cause: string }>("select cause from entitlement_history where user_id = $1 order by id", [id])
    ).map(({ cause }) => cause);

  return { ...t, emulator, post, deliver, settled, catchUp, age, checkout, subscriber, standing, isPro, row, history };
}
