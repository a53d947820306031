import { startEmulator } from "@mindreel/stripe-local/emulator";
import { expect, it } from "vitest";
import { stripePayments } from "#ports/payments/stripe.ts";
import { startApp } from "#test/app/app.ts";
import { first } from "#test/app/members.ts";
import { atEnd } from "#test/run/at-end.ts";

const secretKey = "sk_test_payments";
const emulator = await startEmulator({ secretKey });
atEnd(() => emulator.stop());
const stripe = { secretKey, webhookSecret: "whsec_payments", apiBase: emulator.url };
const real = stripePayments({ ...stripe });
let beforeCheckoutIsRead: () => void = () => undefined;
const payments: typeof real = {
  ...real,
  checkout: (id) => {
    beforeCheckoutIsRead();
    return real.checkout(id);
  },
};
const t = await startApp({ payments, config: { payments: "stripe", stripe } });
t.advance(Date.now() - Number(t.clock()));

const subscribe = "POST /api/category/v1/create-checkout-session/";

it("records a checkout that is paid while the provider is queried, and offers no second one", async () => {
  const { token } = first(await t.members("member", 1));
  const page = await t.ok(subscribe, { token });
  beforeCheckoutIsRead = () => {
    beforeCheckoutIsRead = () => undefined;
    emulator.control.pay(page.slice(page.lastIndexOf("/") + 1));
  };
  expect((await t.request(subscribe, { token })).status).toBe(409);
  expect(await t.ok("GET /api/accounts/v1/checkpro/", { token })).toBe(true);
});
