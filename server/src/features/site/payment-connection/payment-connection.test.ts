import { startEmulator } from "@mindreel/stripe-local/emulator";
import { sign } from "@mindreel/stripe-local/sign";
import Stripe from "stripe";
import { afterEach, describe, expect, it } from "vitest";
import type { ProviderCheck } from "#ports/payments/payments.port.ts";
import { startApp } from "#test/app/app.ts";
import { publicUrl } from "#test/app/build.ts";
import { first } from "#test/app/members.ts";
import { proof } from "#test/calls/world.ts";
import { atEnd } from "#test/run/at-end.ts";
import { differencesOf, unmade, untested } from "./payment-connection.policy.ts";

const look = "GET /api/site/v1/connections/payments/";
const set = "PUT /api/site/v1/connections/payments/";
const check = "GET /api/site/v1/connections/payments/check/";
const fix = "POST /api/site/v1/connections/payments/fix/";
const forget = "DELETE /api/site/v1/connections/payments/";
const secretKey = "rk_test_quite_secret_4711";
const webhookUrl = `${publicUrl}/api/billing/v1/webhook/`;

const emulator = await startEmulator({ secretKey, portal: null });
atEnd(() => emulator.stop());
const { hostname, port } = new URL(emulator.url);
const stripe = new Stripe(secretKey, { host: hostname, port, protocol: "http", telemetry: false });
const config = { stripeApiBase: emulator.url };
const t = await startApp({ config });
const token = await t.login((await t.register("superuser")).email);

const endpoints = () => emulator.world.all("webhookEndpoints");
const portals = () => emulator.world.all("portalConfigurations");
const connect = (key = secretKey) => t.ok(set, { token, body: { ...proof, secret_key: key } });
const says = async () => (await t.ok(check, { token })).differences.map((each) => each.says);
const systemCheck = async () =>
  (await t.ok("GET /api/admin/v1/system/", { token })).checks.find(({ name }) => name === "payments");

afterEach(() => emulator.setFault({}));

describe("a key", () => {
  it("that is none, or that Stripe rejects, is not saved", async () => {
    const publishable = await connect("pk_test_1");
    expect(publishable.result).toMatchObject({ passed: false, says: "That isn't a secret key of Stripe's." });
    const wrong = await connect("sk_test_wrong");
    expect(wrong.result).toMatchObject({ passed: false, says: expect.stringContaining("Stripe rejects the key") });
    emulator.setFault({ status: 500 });
    expect((await connect()).result).toMatchObject({ says: expect.stringContaining("Stripe doesn't answer") });
    expect(wrong.connection).toMatchObject({ locked: null, mode: null, set_at: null });
    expect([t.services.site.config.payments, endpoints()]).toEqual(["off", []]);
  });

  it("that lacks a permission is not saved, and the permission is named", async () => {
    const lacking = async (call: string, permission: string) => {
      emulator.setFault({ forbids: (each) => (each === call ? permission : undefined) });
      return (await connect()).result;
    };
    expect(await lacking("GET /v1/invoices", "rak_invoice_read")).toMatchObject({
      ...{ passed: false, says: "Stripe accepts the key, but doesn't let it read Invoices (rak_invoice_read)." },
    });
    expect(await lacking("POST /v1/webhook_endpoints", "rak_webhook_write")).toMatchObject({
      ...{ passed: false, says: "Stripe accepts the key, but it lacks a permission: rak_webhook_write." },
    });
    expect((await t.ok(look, { token })).mode).toBeNull();
  });

  it("that is live waits for the owner's price", async () => {
    const live = "sk_live_quite_secret_4711";
    expect((await connect(live)).result).toMatchObject({
      ...{ passed: false, says: "That's a live key, and you haven't chosen the price yet." },
    });
    await t.ok("PATCH /api/site/v1/settings/", { token, body: { version: 0, plan_price_cents: 900 } });
    // Now it is tried.
    expect((await connect(live)).result.says).toContain("Stripe rejects the key");
  });
});

it("is used at once, on every server, with an endpoint and portal settings of its own", async () => {
  const other = await startApp({ beside: t.url, config: { ...config, dataDir: t.config.dataDir } });
  // An endpoint that somebody made here before has a secret that nobody knows.
  await stripe.webhookEndpoints.create({ url: webhookUrl, enabled_events: ["*"] });
  const { result, connection } = await connect();
  expect(result).toMatchObject({ passed: true, says: expect.stringContaining("It's a test key") });
  expect(connection).toMatchObject({ mode: "test", locked: null, unreadable: false, set_at: expect.any(String) });
  const [endpoint, ...others] = endpoints();
  expect(others).toEqual([]);
  expect(endpoint).toMatchObject({ url: webhookUrl, status: "enabled", api_version: Stripe.API_VERSION });
  const enabled = (features: object) =>
    Object.entries(features).flatMap(([name, each]) => (each.enabled ? [name] : []));
  expect(portals().map(({ features }) => enabled(features))).toEqual([["payment_method_update"]]);
  const event = { id: "evt_1", object: "event", type: "invoice.paid", created: 1, data: { object: { id: "in_1" } } };
  const payload = JSON.stringify(event);
  for (const each of [t, other]) {
    await expect.poll(() => each.services.site.config.payments).toBe("stripe");
    const headers = { "stripe-signature": sign(payload, endpoint?.secret ?? ""), "content-type": "application/json" };
    const sent = await each.app.inject({ method: "POST", url: "/api/billing/v1/webhook/", headers, payload });
    expect(sent.statusCode).toBe(200);
  }
  const boot = async () => (await t.services.site.site()).boot;
  expect(await boot()).toMatchObject({ payments: "stripe" });
  // Once more, nothing is made twice.
  await connect();
  expect([endpoints().map(({ id }) => id), portals()]).toEqual([[endpoint?.id], [expect.anything()]]);
  // A test key sells nothing.
  const steps = (await t.ok("GET /api/admin/v1/first-run/", { token })).steps;
  expect(steps.find(({ step }) => step === "payments")?.state).toBe("open");
  // That it works says nothing about a live key that follows.
  await t.ok("POST /api/admin/v1/first-run/payments/", { token });
  expect(await t.query("select payments_tested_at from first_run")).toEqual([{ payments_tested_at: null }]);
});

it("is taken from nobody who doesn't prove who they are", async () => {
  for (const given of [{}, { current_password: "a loud lake" }]) {
    const { status, body } = await t.request(set, { token, body: { ...given, secret_key: secretKey } });
    expect([status, body]).toMatchObject([400, { errors: { current_password: [expect.any(String)] } }]);
  }
});

it("is connected once by two presses at once, on two servers", async () => {
  const other = await startApp({ beside: t.url, config: { ...config, dataDir: t.config.dataDir } });
  await t.ok(forget, { token });
  const body = { ...proof, secret_key: secretKey };
  const saved = await Promise.all([t, other, t].map((each) => each.ok(set, { token, body })));
  expect(saved.map(({ result }) => result.passed)).toEqual([true, true, true]);
  expect([endpoints().length, portals().filter(({ active }) => active).length]).toEqual([1, 1]);
  // The one that is stored is the one that is there.
  await expect.poll(() => t.services.site.config.payments).toBe("stripe");
  expect(await says()).toEqual([]);
});

it("stores keys encrypted, and shows them to nobody", async () => {
  const said = JSON.stringify([await connect(), await t.ok(look, { token }), await t.ok(check, { token })]);
  const stored = [await t.query("select * from site_connections"), await t.query("select * from audit_log")];
  for (const text of [said, JSON.stringify(stored), t.log.join("")]) {
    expect(text).not.toContain("4711");
    for (const { secret } of endpoints()) expect(text).not.toContain(secret);
  }
});

it("says what differs, and mends it", async () => {
  await connect();
  expect(await says()).toEqual([]);
  const id = first(endpoints()).id;
  await stripe.webhookEndpoints.update(id, {
    ...{ url: "https://elsewhere.example.com/", enabled_events: ["invoice.paid", "payout.paid"], disabled: true },
  });
  await stripe.billingPortal.configurations.update(first(portals()).id, {
    features: { subscription_cancel: { enabled: true } },
  });
  expect(await says()).toEqual([
    expect.stringContaining("is disabled"),
    expect.stringContaining("doesn't send checkout.session.completed"),
    expect.stringContaining("also sends payout.paid"),
    expect.stringContaining("were changed"),
  ]);
  expect(await systemCheck()).toMatchObject({ state: "bad", fix: "connections" });
  expect(await t.ok(fix, { token })).toEqual({ differences: [], fixable: false });
  expect(endpoints()).toMatchObject([{ id, url: webhookUrl, status: "enabled" }]);
  await stripe.webhookEndpoints.update(id, { url: "https://elsewhere.example.com/" });
  await stripe.billingPortal.configurations.update(first(portals()).id, { active: false });
  expect(await t.ok(check, { token })).toMatchObject({
    differences: [{ says: expect.stringContaining("doesn't lead to") }, { says: expect.stringContaining("are gone") }],
    fixable: true,
  });
  await t.ok(fix, { token });
  // A lost one, or one of another version, is made anew.
  await stripe.webhookEndpoints.del(id);
  expect(await says()).toEqual([expect.stringContaining("sends no webhooks")]);
  await t.ok(fix, { token });
  const again = first(endpoints());
  expect([again.id === id, portals().length]).toEqual([false, 1]);
  emulator.world.add("webhookEndpoints", { ...again, api_version: "2024-06-20" });
  expect(await says()).toEqual([expect.stringContaining("version 2024-06-20")]);
  expect(await systemCheck()).toMatchObject({ state: "warning" });
  expect(await t.ok(fix, { token })).toEqual({ differences: [], fixable: false });
  expect(endpoints()).toMatchObject([{ api_version: Stripe.API_VERSION }]);
  emulator.setFault({ status: 500 });
  expect(await t.ok(fix, { token })).toMatchObject({ differences: [{ says: expect.stringContaining("answer") }] });
});

it("opens the portal with the settings that were made", async () => {
  await connect();
  const customer = (await stripe.customers.create({})).id;
  await t.services.site.payments.portal(customer, publicUrl);
  expect(emulator.world.all("portals")[0]).toMatchObject({ customer, configuration: first(portals()).id });
});

it("starts without a key that it cannot decrypt, and says so", async () => {
  await connect();
  const other = await startApp({ beside: t.url, config });
  expect(await other.ok(look, { token })).toMatchObject({ unreadable: true, mode: null });
  expect(other.services.site.config.payments).toBe("off");
  const { checks } = await other.ok("GET /api/admin/v1/system/", { token });
  expect(checks.find(({ name }) => name === "payments")).toMatchObject({ state: "bad", fix: "connections" });
});

it("is switched off, and leaves nothing at Stripe", async () => {
  await connect();
  expect(await t.ok(forget, { token })).toMatchObject({ mode: null, set_at: null });
  expect([t.services.site.config.payments, endpoints()]).toEqual(["off", []]);
  expect(portals()).toMatchObject([{ active: false }]);
  expect((await t.request(check, { token })).status).toBe(404);
  expect((await t.request(fix, { token })).status).toBe(404);
  // Also while Stripe is away.
  await connect();
  emulator.setFault({ status: 500 });
  expect((await t.ok(forget, { token })).mode).toBeNull();
});

it("leaves what the environment decides", async () => {
  await connect();
  const other = await startApp({
    beside: t.url,
    config: { ...config, dataDir: t.config.dataDir, decided: ["PAYMENTS"] },
  });
  expect(await other.ok(look, { token })).toMatchObject({ locked: "PAYMENTS" });
  expect(other.services.site.config.payments).toBe("off");
  for (const [call, options] of [
    [set, { token, body: { secret_key: secretKey } }],
    [fix, { token }],
    [forget, { token }],
  ] as const) {
    expect((await other.request(call, options)).status).toBe(409);
  }
});

const url = "https://films.example.com/api/billing/v1/webhook/";
const fine: ProviderCheck = {
  ...{ forbidden: [], ours: false, webhook: "there", unsent: [], unasked: [], version: null, portal: "cancels" },
};
const ours: ProviderCheck = { ...fine, ours: true, portal: "asMade" };

const inEnglish = (check: ProviderCheck) =>
  differencesOf(check, url).map(({ says, todo, ...rest }) => ({ says: says("en"), todo: todo("en"), ...rest }));

it("finds nothing in an account that is as it should be", () => {
  expect([...inEnglish(fine), ...inEnglish(ours)]).toEqual([]);
});

it.each([
  ["a key that may not read", { forbidden: ["Invoices", "Charges"] }, /read Invoices and Charges/, true],
  ["no endpoint", { webhook: "missing" as const }, /sends no webhooks to https:\/\/films/, true],
  ["a disabled endpoint", { webhook: "off" as const }, /is disabled at Stripe/, true],
  ["missing events", { unsent: ["invoice.paid"] }, /doesn't send invoice\.paid/, true],
  ["another version", { version: { found: "2024-06-20", expected: "2026" } }, /version 2024-06-20; .* 2026\./, false],
  ["the account's version", { version: { found: "", expected: "2026" } }, /your account's API version/, false],
  ["no customer portal", { portal: "missing" as const }, /portal isn't set up at Stripe/, true],
  ["a portal without cancelling", { portal: "keeps" as const }, /doesn't let members cancel/, true],
  ["endpoints that it may not read", { webhook: "unknown" as const }, /wasn't checked/, false],
])("says what the owner has to mend there: %s", (_, change, says, severe) => {
  const [found, ...others] = inEnglish({ ...fine, ...change });
  expect([found, others]).toEqual([
    { says: expect.stringMatching(says), todo: expect.stringMatching(/^(?!Press Fix).*\.$/), severe, fixable: false },
    [],
  ]);
});

it.each([
  ["a lost endpoint", { webhook: "missing" as const }, /sends no webhooks to/, true],
  ["a moved one", { webhook: "elsewhere" as const }, /doesn't lead to https:\/\/films/, true],
  ["more events than are handled", { unasked: ["payout.paid"] }, /also sends payout\.paid/, false],
  ["lost settings of the portal", { portal: "missing" as const }, /settings of the customer portal are gone/, true],
  ["changed ones", { portal: "changed" as const }, /were changed at Stripe/, true],
])("offers to mend what was made here: %s", (_, change, says, severe) => {
  expect(inEnglish({ ...ours, ...change })).toEqual([
    {
      ...{ says: expect.stringMatching(says), todo: "Press Fix under Settings, Connections." },
      ...{ severe, fixable: true },
    },
  ]);
});

it("names a permission that is lacking, and repeats no key", () => {
  const forbidden = (said: string, lacks: string) => ({ kind: "forbidden", said, lacks }) as const;
  expect(untested(forbidden("No.", "rak_customer_read"), false).says("en")).toContain("rak_customer_read");
  expect(unmade(forbidden("No such right.", ""), url).says("en")).toContain("No such right.");
  const wrong = untested({ kind: "refused", said: "Invalid key: sk_live_12345678" }, true);
  expect([wrong.says("en"), wrong.todo("en")]).toEqual([
    "Stripe rejects the key. It said: Invalid key: …",
    "Check STRIPE_SECRET_KEY.",
  ]);
});
