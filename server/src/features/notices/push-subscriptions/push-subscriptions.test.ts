import { createECDH } from "node:crypto";
import { describe, expect, it } from "vitest";
import { startApp } from "#test/app/app.ts";
import { first } from "#test/app/members.ts";
import { startPushService } from "#test/peers/push-service.ts";

const read = "GET /api/notices/v1/push/";
const turnOn = "PUT /api/notices/v1/push/";
const turnOff = "DELETE /api/notices/v1/push/";

const service = await startPushService();
const t = await startApp();
const isOn = async (token: string) => (await t.ok(read, { token })).on;

describe("a device", () => {
  it("gets notices from when it is turned on until it is turned off", async () => {
    const { token } = first(await t.members("member", 1));
    expect(await isOn(token)).toBe(false);
    const { body } = service.browser();
    for (let times = 0; times < 2; times++) await t.ok(turnOn, { token, body });
    expect(await isOn(token)).toBe(true);
    for (let times = 0; times < 2; times++) await t.ok(turnOff, { token });
    expect(await isOn(token)).toBe(false);
  });

  it("is a separate one for each session, and ends with it", async () => {
    const { email } = await t.register();
    const [phone, desk] = [await t.login(email), await t.login(email)];
    for (const token of [phone, desk]) await t.ok(turnOn, { token, body: service.browser().body });
    await t.ok("POST /api/accounts/v1/logout/", { token: phone });
    const rows = () =>
      t.query("select from push_subscriptions where user_id = (select id from users where email = $1)", [email]);
    expect([await isOn(desk), (await rows()).length]).toEqual([true, 1]);
    await t.query("delete from users where email = $1", [email]);
    expect(await rows()).toEqual([]);
  });

  it("belongs to whoever turned it on last", async () => {
    const [one, two] = await t.members("member", 2);
    const { body } = service.browser();
    await t.ok(turnOn, { token: one?.token, body });
    await t.ok(turnOn, { token: two?.token, body });
    expect([await isOn(one?.token ?? ""), await isOn(two?.token ?? "")]).toEqual([false, true]);
  });

  it("is one of at most ten per member: the oldest is removed", async () => {
    const { email, id } = await t.register();
    const token = await t.login(email);
    await t.ok(turnOn, { token, body: service.browser().body });
    await t.query(
      `with opened as (insert into sessions (user_id, token_hash, device, created_at, last_used_at)
         select $1, 'hash ' || n, '', now(), now() from generate_series(1, 10) n returning token_hash)
       insert into push_subscriptions (user_id, token_hash, endpoint, p256dh, auth, language, created_at)
       select $1, token_hash, 'https://push.example.com/' || token_hash, '', '', 'en', '2030-01-01' from opened`,
      [id],
    );
    t.advance(6 * 365 * 86_400_000);
    await t.query("update sessions set last_used_at = $2 where user_id = $1", [id, t.clock()]);
    const later = await t.login(email);
    await t.ok(turnOn, { token: later, body: service.browser().body });
    expect([await isOn(token), await isOn(later)]).toEqual([false, true]);
    expect(await t.query("select from push_subscriptions where user_id = $1", [id])).toHaveLength(10);
  });

  it.each([
    ["https://localhost/send/1", "endpoint"],
    ["https://10.0.0.7/send/1", "endpoint"],
    ["https://[::1]/send/1", "endpoint"],
    ["https://push.internal/send/1", "endpoint"],
    ["https://push.example.com:8443/send/1", "endpoint"],
    ["https://user@push.example.com/send/1", "endpoint"],
    ["http://push.example.com/send/1", "endpoint"],
    ["https://push.example.com/send/1", "p256dh"],
  ])("at %s is refused for its %s", async (endpoint, field) => {
    const { token } = first(await t.members("member", 1));
    const key = field === "p256dh" ? `B${"A".repeat(86)}` : service.browser().body.p256dh;
    const { status, body } = await t.request(turnOn, {
      token,
      body: { ...service.browser().body, endpoint, p256dh: key },
    });
    expect([status, body]).toEqual([400, expect.objectContaining({ errors: { [field]: [expect.any(String)] } })]);
  });
});

describe("the key that identifies the server to push services", () => {
  it("is the same on each server, and encrypted in the database", async () => {
    const beside = await startApp({ beside: t.url, config: { dataDir: t.config.dataDir } });
    const { token } = first(await t.members("member", 1));
    const [one, two] = await Promise.all([t.ok(read, { token }), beside.ok(read, { token })]);
    expect(one).toEqual(two);
    expect(Buffer.from(one.key, "base64url")).toHaveLength(65);
    const elsewhere = await startApp({ beside: t.url });
    const { read: readElsewhere } = elsewhere.services.notices.pushSubscriptions;
    await expect(readElsewhere({ id: 1, tokenHash: "" })).rejects.toThrow("secret-box.key is gone");
  });

  it("is taken from the environment if it is set there", async () => {
    const pair = createECDH("prime256v1");
    pair.generateKeys();
    const config = { vapidPrivateKey: pair.getPrivateKey("base64url") };
    const beside = await startApp({ beside: t.url, config });
    const { token } = first(await t.members("member", 1));
    expect((await beside.ok(read, { token })).key).toBe(pair.getPublicKey("base64url"));
  });
});
