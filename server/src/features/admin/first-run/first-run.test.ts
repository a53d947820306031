import type { SetUpStep } from "@mindreel/contract/plain/set-up-steps";
import type { SiteChanges } from "@mindreel/contract/site/settings";
import { startEmulator } from "@mindreel/stripe-local/emulator";
import { afterAll, describe, expect, it } from "vitest";
import { createMailer } from "#ports/mail/mailer.ts";
import { stripePayments } from "#ports/payments/stripe.ts";
import { startApp } from "#test/app/app.ts";
import { publicUrl } from "#test/app/build.ts";
import { beginSetUp } from "#test/app/first-run.ts";
import { first, password } from "#test/app/members.ts";
import { webRoot } from "#test/app/web.ts";
import { libraryOf } from "#test/library/library.ts";
import { startSmtp } from "#test/peers/smtp.ts";
import { quiet } from "#test/run/quiet.ts";

const open = "GET /api/public/v1/first-run/";
const create = "POST /api/accounts/v1/first-superuser/";
const look = "GET /api/admin/v1/first-run/";
const hour = 3_600_000;

let people = 0;
const account = (token: string) => {
  const username = `owner${++people}`;
  return { token, username, email: `${username}@example.com`, password, password2: password };
};
const tokenIn = (link: string | undefined) => link?.split("#")[1] ?? "";

describe("the first superuser", () => {
  it("is created once, through the link from the log, which is removed afterwards", async () => {
    const t = await startApp({ webRoot: webRoot() });
    expect(await t.ok(open)).toEqual({ waiting: true });
    expect((await t.app.inject("/set-up")).statusCode).toBe(200);
    expect((await t.app.inject("/")).payload).toContain("waiting");
    const link = await t.services.admin.firstRun.link();
    expect(link).toMatch(/^http:\/\/mindreel\.test\/set-up#[\w-]{43}$/);

    const draft = account(tokenIn(link));
    const { status, body } = await t.request(create, { body: draft });
    expect([status, body]).toEqual([201, { id: expect.any(Number) }]);
    const token = await t.login(draft.email);
    expect((await t.ok("GET /api/accounts/v1/current_user/", { token })).is_superuser).toBe(true);
    expect(await t.query("select 1 from first_run_links")).toEqual([]);

    expect((await t.request(open)).status).toBe(404);
    expect((await t.app.inject("/set-up")).statusCode).toBe(404);
    expect((await t.request(create, { body: account(tokenIn(link)) })).status).toBe(404);
    expect(await t.services.admin.firstRun.link()).toBeUndefined();
    t.advance(60_000);
    await expect.poll(async () => (await t.app.inject("/")).payload).not.toContain("waiting");
    expect(t.log.join("\n")).not.toContain(tokenIn(link));
  });

  it("needs a correct token, from the newest start and not older than a day", async () => {
    const t = await startApp();
    const refused = async (token: string) => {
      const { status, body } = await t.request(create, { body: account(token) });
      expect([status, body]).toMatchObject([403, { code: "forbidden", message: /server's log/ }]);
    };
    await refused("x");
    const old = tokenIn(await t.services.admin.firstRun.link());
    await refused(`${old}x`);
    t.advance(25 * hour);
    await refused(old);
    const [earlier, other] = [await t.services.admin.firstRun.link(), await t.services.admin.firstRun.link()];
    t.advance(2 * 60_000);
    const newest = tokenIn(await t.services.admin.firstRun.link());
    for (const ended of [earlier, other]) await refused(tokenIn(ended));
    expect((await t.request(create, { body: account(newest) })).status).toBe(201);
  });

  it("can use the link of either server that started", async () => {
    const t = await startApp();
    const other = await startApp({ beside: t.url, clock: t.clock });
    const link = await t.services.admin.firstRun.link();
    await other.services.admin.firstRun.link();
    expect((await other.request(create, { body: account(tokenIn(link)) })).status).toBe(201);
    expect((await t.request(open)).status).toBe(404);
  });

  it("is created only once under concurrent attempts, and an invalid account does not use up the link", async () => {
    const t = await startApp();
    const token = tokenIn(await t.services.admin.firstRun.link());
    const weak = await t.request(create, { body: { ...account(token), password: "short", password2: "short" } });
    expect([weak.status, weak.body]).toMatchObject([400, { errors: { password: [expect.any(String)] } }]);
    const responses = await Promise.all(Array.from({ length: 5 }, () => t.request(create, { body: account(token) })));
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await t.query("select 1 from users where is_superuser")).toHaveLength(1);
  });

  it("is not requested when the command has created one", async () => {
    const t = await startApp({ webRoot: webRoot() });
    const { token } = first(await t.members("superuser", 1));
    expect(await t.services.admin.firstRun.link()).toBeUndefined();
    expect((await t.request(open)).status).toBe(404);
    expect(await t.ok(look, { token })).toMatchObject({ begun: false, put_away: false });
    expect(await t.services.admin.firstRun.openSteps()).toEqual([]);
    expect((await t.app.inject("/")).payload).not.toContain("waiting");
  });
});

describe("the steps after it", async () => {
  const t = await startApp({ webRoot: webRoot() });
  const { token } = first(await t.members("superuser", 1));
  const cookie = `user=${encodeURIComponent(JSON.stringify({ token, id: 1 }))}`;
  const states = async () =>
    Object.fromEntries((await t.ok(look, { token })).steps.map(({ step, state }) => [step, state]));
  const left = async () => (await t.services.admin.firstRun.openSteps()).map(({ step }) => step);
  const settings = "PATCH /api/site/v1/settings/";
  let version = 0;
  const set = async (changes: SiteChanges) => {
    ({ version } = await t.ok(settings, { token, body: { version, ...changes } }));
  };

  it("are all open on an empty site", async () => {
    await beginSetUp(t);
    expect(await t.ok(look, { token })).toMatchObject({
      ...{ begun: true, put_away: false, public_url: publicUrl },
      mail: { server: false, from: "no-reply@mindreel.test" },
      payments: { mode: "off", price_cents: 30_000 },
      legal_missing: ["imprint", "privacy", "terms", "refund"],
      backups: { set: false, encrypted: false, verified_at: null },
    });
    expect(new Set(Object.values(await states()))).toEqual(new Set(["open"]));
    expect((await t.app.inject({ url: "/admin/set-up", headers: { cookie } })).statusCode).toBe(200);
  });

  it("are done by what is there, and open again without it", async () => {
    await set({ promise: "Films", plan_note: "Cancel any time.", imprint: "Kino" });
    expect(await states()).toMatchObject({ look: "done", plan: "done", legal: "open" });
    await set({ promise: null, privacy: "Little", terms: "Be kind", refund: "14 days" });
    expect(await states()).toMatchObject({ look: "open", legal: "done" });
    const { fill } = libraryOf(t, token);
    await fill([{ title: "Owls" }]);
    await t.query("insert into categories (name) values ('Birds')");
    expect(await states()).toMatchObject({ category: "done", videos: "done", captions: "open", people: "open" });
    await t.members("member", 1);
    await t.query("update users set two_factor_at = now() where is_superuser");
    expect(await states()).toMatchObject({ people: "done", secondFactor: "done" });
  });

  it("include a price that was chosen, be it the usual one", async () => {
    const { values } = await t.ok("GET /api/site/v1/settings/", { token });
    await set({ name: "Kino" });
    expect(await states()).toMatchObject({ price: "open" });
    await set({ plan_price_cents: values.plan_price_cents });
    expect(await states()).toMatchObject({ price: "done" });
  });

  it("can be skipped and taken up again, which never makes them done", async () => {
    const put = "PUT /api/admin/v1/first-run/steps/";
    const skip = (skipped: boolean) => t.ok(put, { token, body: { step: "storage", skipped } });
    const state = (all: Awaited<ReturnType<typeof skip>>) => all.steps.find(({ step }) => step === "storage")?.state;
    expect(state(await skip(true))).toBe("skipped");
    expect(state(await skip(true))).toBe("skipped");
    expect(await left()).not.toContain("storage");
    expect(state(await skip(false))).toBe("open");
    expect(await left()).toContain("storage");
    expect((await t.request(put, { token, body: { step: "lunch", skipped: true } })).status).toBe(400);
  });

  it("are put away for now, and stay open and reachable", async () => {
    const put = "PUT /api/admin/v1/first-run/put-away/";
    expect(await left()).not.toEqual([]);
    const away = await t.ok(put, { token, body: { put_away: true } });
    expect([away.put_away, away.steps.some(({ state }) => state === "open")]).toEqual([true, true]);
    expect(await left()).toEqual([]);
    expect((await t.app.inject({ url: "/admin/set-up", headers: { cookie } })).statusCode).toBe(200);
    expect((await t.request("POST /api/admin/v1/first-run/mail/", { token })).status).toBe(200);
    await t.ok(put, { token, body: { put_away: false } });
    expect(await left()).not.toEqual([]);
  });

  it("do not count mails in a folder, and payments that are off, as set up", async () => {
    const mail = await t.ok("POST /api/admin/v1/first-run/mail/", { token });
    expect(mail).toMatchObject({ passed: true, says: expect.stringContaining("outbox") });
    const payments = await t.ok("POST /api/admin/v1/first-run/payments/", { token });
    expect(payments).toMatchObject({ passed: false, says: expect.stringContaining("off") });
    expect(await states()).toMatchObject({ mail: "open", payments: "open" });
  });
});

describe("the tests", async () => {
  const smtp = await startSmtp();
  const secretKey = "sk_test_first_run";
  const emulator = await startEmulator({ secretKey, webhookUrl: `${publicUrl}/api/billing/v1/webhook` });
  const bare = await startEmulator({ secretKey });
  const webhookUrl = `${publicUrl}/api/billing/v1/webhook/`;
  const withoutPortal = await startEmulator({ secretKey, webhookUrl, portal: null });
  const uncancelled = await startEmulator({ secretKey, webhookUrl, portal: { cancel: false } });
  afterAll(() => Promise.all([smtp, emulator, bare, withoutPortal, uncancelled].map((each) => each.stop())));
  const mailerTo = (smtpUrl: string) =>
    createMailer({ smtpUrl, mailFrom: "films@example.com", appName: "Films", dataDir: "unused" }, quiet);
  const paymentsBy = (key: string, apiBase: string) =>
    stripePayments({ secretKey: key, webhookSecret: "whsec_first_run", apiBase });

  let mailer = mailerTo(`smtp://127.0.0.1:${smtp.port}`);
  let payments = paymentsBy(secretKey, emulator.url);
  const t = await startApp({
    config: {
      smtpUrl: `smtp://someone:a-secret-word@127.0.0.1:${smtp.port}`,
      payments: "stripe",
      // The emulator takes no live key, and nobody sells with a test key.
      stripe: { secretKey: "sk_live_first_run", webhookSecret: "whsec_first_run", apiBase: emulator.url },
    },
    mailer: { send: (mail) => mailer.send(mail), handOver: (mail) => mailer.handOver(mail) },
    payments: { ...payments, check: (url) => payments.check(url) },
  });
  const { token } = first(await t.members("superuser", 1));
  await t.query("update users set email = 'owner@example.com' where is_superuser");
  await beginSetUp(t);

  const stateOf = async (name: SetUpStep) =>
    (await t.ok(look, { token })).steps.find(({ step }) => step === name)?.state;

  it("send a mail to the caller, or report why that failed", async () => {
    const test = () => t.ok("POST /api/admin/v1/first-run/mail/", { token });
    expect(await test()).toMatchObject({
      passed: true,
      says: `127.0.0.1:${smtp.port} has accepted an email to owner@example.com.`,
    });
    expect(smtp.mails).toMatchObject([{ from: "films@example.com", to: ["owner@example.com"] }]);
    smtp.refuse(true);
    expect(await test()).toMatchObject({
      passed: false,
      says: expect.stringMatching(/rejects the sender or the recipient.*not today/s),
      todo: expect.stringContaining("sender's address"),
    });
    expect(await stateOf("mail")).toBe("broken");
    smtp.refuse(false);
    await test();
    expect(await stateOf("mail")).toBe("done");
    for (const [url, says] of [
      [`smtps://127.0.0.1:${smtp.port}`, "An encrypted connection to"],
      ["smtp://127.0.0.1:1", "Nothing answers at"],
    ] as const) {
      mailer = mailerTo(url);
      expect(await test()).toMatchObject({ passed: false, says: expect.stringContaining(says) });
    }
  });

  it("ask Stripe about the key, the webhook and the customer portal", async () => {
    const test = () => t.ok("POST /api/admin/v1/first-run/payments/", { token });
    expect(await test()).toMatchObject({
      passed: true,
      says: "Stripe accepts the key and sends webhooks here.",
    });
    // Its price was not chosen yet.
    expect(await stateOf("payments")).toBe("open");
    await t.ok("PATCH /api/site/v1/settings/", { token, body: { version: 0, plan_price_cents: 900 } });
    expect(await stateOf("payments")).toBe("done");
    for (const [key, apiBase, says] of [
      ["sk_test_another", emulator.url, /^Stripe rejects the key/],
      [secretKey, bare.url, /^Stripe accepts the key, but sends no webhooks to http:\/\/mindreel\.test\/api/],
      [secretKey, withoutPortal.url, /^The customer portal isn't set up at Stripe/],
      [secretKey, uncancelled.url, /^The customer portal at Stripe doesn't let members cancel/],
      [secretKey, "http://127.0.0.1:1", /^Stripe doesn't answer/],
    ] as const) {
      payments = paymentsBy(key, apiBase);
      expect(await test()).toMatchObject({ passed: false, says: expect.stringMatching(says) });
    }
    expect(await stateOf("payments")).toBe("broken");
  });
});
