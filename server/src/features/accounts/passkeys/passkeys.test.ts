import type { UsedCredential } from "@mindreel/contract/accounts/passkeys";
import { limits } from "@mindreel/contract/plain/limits";
import { describe, expect, it, vi } from "vitest";
import { startApp, type TestApp } from "#test/app/app.ts";
import { password } from "#test/app/members.ts";
import { withTwoFactor } from "#test/authenticator.ts";
import { createDevice, type TestDevice } from "#test/passkeys.ts";

const t = await startApp();
const strict = await startApp({ config: { superusersNeedTwoFactors: true } });
const proof = { current_password: password };
const failed = { status: 401, body: { code: "passkey_failed" } };

const begin = (token: string, body: object = proof, app: TestApp = t) =>
  app.request("POST /api/accounts/v1/security/passkey-options/", { token, body });
const add = (token: string, credential: object, name?: string, app: TestApp = t) =>
  app.request("POST /api/accounts/v1/security/passkeys/", { token, body: { credential, ...(name && { name }) } });
const rename = (token: string, id: number, name: string) =>
  t.request("PATCH /api/accounts/v1/security/passkeys/{id}/", { token, id, body: { name } });
const remove = (token: string, id: number, body: object = proof, app: TestApp = t) =>
  app.request("DELETE /api/accounts/v1/security/passkeys/{id}/", { token, id, body });
const challenge = async (app: TestApp = t) => (await app.ok("POST /api/accounts/v1/passkeys/options/")).challenge;
const enter = (credential: UsedCredential, app: TestApp = t) =>
  app.request("POST /api/accounts/v1/passkeys/login/", { body: { credential } });
const show = (token: string, app: TestApp = t) => app.ok("GET /api/accounts/v1/security/", { token });

async function addTo(token: string, device: TestDevice = createDevice(), body: object = proof, app: TestApp = t) {
  const creation = (await begin(token, body, app)).body as { challenge: string };
  const { status, body: passkey } = await add(token, device.create(creation.challenge), undefined, app);
  expect(status).toBe(201);
  return { device, id: (passkey as { id: number }).id };
}

async function member(role: "member" | "superuser" = "member", app: TestApp = t) {
  const user = await app.register(role);
  const token = await app.login(user.email);
  return { ...user, token, ...(await addTo(token, createDevice(), proof, app)) };
}

const mailed = (email: string, subject: RegExp) =>
  vi.waitFor(() => expect(t.mails.filter((mail) => mail.to === email && subject.test(mail.subject))).toHaveLength(1));

describe("adding a passkey", () => {
  it("asks for the password, sends a mail, and lists the passkey by its name", async () => {
    const { email, id, username } = await t.register();
    const token = await t.login(email);
    const { body } = await begin(token);
    expect(body).toMatchObject({
      rp: { id: "mindreel.test", name: "Mindreel" },
      user: { id: Buffer.from(String(id)).toString("base64url"), name: email, displayName: username },
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
      excludeCredentials: [],
    });
    const device = createDevice();
    const answer = await add(token, device.create((body as { challenge: string }).challenge), " My key ");
    expect(answer).toMatchObject({ status: 201, body: { name: "My key", last_used_at: null } });
    expect((await show(token)).passkeys).toEqual([answer.body]);
    expect(await t.query("select two_factor from sessions where user_id = $1", [id])).toEqual([{ two_factor: true }]);
    const again = (await begin(token)).body as { excludeCredentials: object[] };
    expect(again.excludeCredentials).toEqual([{ id: device.id, type: "public-key", transports: ["internal"] }]);
    await mailed(email, /^A passkey was added/);
  });

  it("fails without reauthentication", async () => {
    const { email, id } = await t.register();
    const token = await t.login(email);
    expect((await begin(token, {})).status).toBe(400);
    expect((await begin(token, { current_password: "not this one" })).status).toBe(400);
    await t.query("update users set email_confirmed_at = null where id = $1", [id]);
    expect(await begin(token)).toMatchObject({ status: 403, body: { code: "email_unconfirmed" } });
    const both = await withTwoFactor(t);
    expect((await begin(both.token)).status).toBe(400);
    expect((await begin(both.token, { ...proof, code: both.code() })).status).toBe(200);
    await t.query("update users set password_hash = null where id = $1", [id]);
    t.advance(16 * 60_000);
    expect(await begin(token, {})).toMatchObject({ status: 403, body: { code: "sign_in_again" } });
  });

  it("rejects another challenge, origin or member, and a device that did not verify its user", async () => {
    const [one, other] = [await t.register(), await t.register()];
    const [token, theirs] = [await t.login(one.email), await t.login(other.email)];
    const fresh = async (by = token) => ((await begin(by)).body as { challenge: string }).challenge;
    const device = createDevice();
    const used = await fresh();
    expect((await add(token, device.create(used))).status).toBe(201);
    const late = await fresh();
    t.advance(6 * 60_000);
    const spoilt = createDevice().create(await fresh());
    const refused = [
      createDevice().create(used),
      createDevice().create(late),
      createDevice().create(await fresh(theirs)),
      createDevice().create(await challenge()),
      createDevice().create("A".repeat(43)),
      createDevice().create(await fresh(), { origin: "https://mindreel.example" }),
      createDevice().create(await fresh(), { rpId: "mindreel.example" }),
      createDevice().create(await fresh(), { verified: false }),
      device.create(await fresh()),
      { ...spoilt, response: { ...spoilt.response, attestationObject: "AAAA" } },
      { ...spoilt, response: { ...spoilt.response, clientDataJSON: "AAAA" } },
    ];
    for (const credential of refused) {
      const { status, body } = await add(token, credential);
      expect([status, Object.keys((body as { errors: object }).errors)]).toEqual([400, ["credential"]]);
    }
    expect((await show(token)).passkeys).toHaveLength(1);
  });

  it("stops at the limit, even for additions begun earlier", async () => {
    const { token, id, device } = await member();
    const begun = (await begin(token)).body as { challenge: string };
    await t.query(
      `insert into passkeys (user_id, credential_id, public_key, counter, transports, name, created_at)
       select user_id, 'copy-' || n || $2, public_key, 0, '{}', name, created_at
       from passkeys, generate_series(2, $3::int) n where id = $1`,
      [id, device.id, limits.passkeys],
    );
    expect((await begin(token)).status).toBe(400);
    expect((await add(token, createDevice().create(begun.challenge))).status).toBe(400);
    expect((await show(token)).passkeys).toHaveLength(limits.passkeys);
  });
});

describe("signing in with a passkey", () => {
  it("opens a session that counts as two factors", async () => {
    const { device, email, id } = await member();
    const options = await t.ok("POST /api/accounts/v1/passkeys/options/");
    expect(options).toMatchObject({ rpId: "mindreel.test", userVerification: "required" });
    const { status, body } = await enter(device.use(options.challenge));
    expect([status, body]).toMatchObject([200, { email, token: expect.any(String) }]);
    const { token } = body as { token: string };
    expect((await show(token)).passkeys).toMatchObject([{ id, last_used_at: expect.any(String) }]);
    expect((await show(token)).devices).toHaveLength(2);
  });

  it("does not ask for a code as well", async () => {
    const { token, code, id } = await withTwoFactor(t);
    const { device } = await addTo(token, createDevice(), { ...proof, code: code() });
    expect(await enter(device.use(await challenge()))).toMatchObject({ status: 200, body: { id, two_factor: true } });
  });

  it("accepts one of fifty concurrent uses of a signature", async () => {
    const { device } = await member();
    const answer = device.use(await challenge());
    const answers = await Promise.all(Array.from({ length: 50 }, () => enter(answer)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const each of answers) if (each.status !== 200) expect(each).toMatchObject(failed);
  });

  it("rejects a counter that does not grow, as from a cloned passkey", async () => {
    const { device } = await member();
    expect((await enter(device.use(await challenge(), { counter: 9 }))).status).toBe(200);
    for (const counter of [9, 8, 0]) {
      expect(await enter(device.use(await challenge(), { counter }))).toMatchObject(failed);
    }
    expect((await enter(device.use(await challenge(), { counter: 10 }))).status).toBe(200);
  });

  it("accepts devices without a counter", async () => {
    const { email } = await t.register();
    const token = await t.login(email);
    const device = createDevice();
    const creation = (await begin(token)).body as { challenge: string };
    expect((await add(token, device.create(creation.challenge, { counter: 0 }))).status).toBe(201);
    for (let n = 0; n < 2; n++) {
      expect((await enter(device.use(await challenge(), { counter: 0 }))).status).toBe(200);
    }
  });

  it("rejects anything invalid in the response", async () => {
    const { device, token } = await member();
    const other = await member();
    const late = await challenge();
    t.advance(6 * 60_000);
    const used = await challenge();
    expect((await enter(device.use(used))).status).toBe(200);
    const own = (await begin(token)).body as { challenge: string };
    const right = device.use(await challenge());
    const foreign = other.device.use(await challenge());
    for (const credential of [
      device.use(used),
      device.use(late),
      device.use(own.challenge),
      device.use("A".repeat(43)),
      device.use("not a challenge"),
      device.use(await challenge(), { origin: "https://mindreel.example" }),
      device.use(await challenge(), { rpId: "mindreel.example" }),
      device.use(await challenge(), { verified: false }),
      createDevice().use(await challenge()),
      { ...foreign, id: device.id, rawId: device.id },
      { ...right, response: { ...right.response, signature: foreign.response.signature } },
      { ...right, response: { ...right.response, clientDataJSON: "AAAA" } },
    ]) {
      expect(await enter(credential)).toMatchObject(failed);
    }
  });

  it("rejects blocked members", async () => {
    const user = await t.register();
    const { device } = await addTo(await t.login(user.email));
    await t.block(user.id);
    expect(await enter(device.use(await challenge()))).toMatchObject(failed);
  });
});

describe("renaming a passkey", () => {
  it("is only for its owner, and does not leave it without a name", async () => {
    const { token, id } = await member();
    const other = await member();
    expect((await rename(other.token, id, "Mine now")).status).toBe(404);
    expect((await rename(token, id, "   ")).status).toBe(400);
    const answer = await rename(token, id, " Work laptop ");
    expect(answer).toMatchObject({ status: 200, body: { id, name: "Work laptop" } });
    expect((await show(token)).passkeys).toEqual([answer.body]);
    await remove(token, id);
    expect((await rename(token, id, "Gone")).status).toBe(404);
  });
});

describe("removing a passkey", () => {
  it("asks for the password, is only for its owner, and sends a mail", async () => {
    const { token, id, device, email } = await member();
    const other = await member();
    expect((await remove(other.token, id)).status).toBe(404);
    expect((await remove(token, id, {})).status).toBe(400);
    expect((await remove(token, id)).status).toBe(204);
    expect((await remove(token, id)).status).toBe(404);
    expect(await enter(device.use(await challenge()))).toMatchObject(failed);
    expect((await show(token)).passkeys).toEqual([]);
    await mailed(email, /^A passkey was removed/);
  });
});

describe("superusers who need two factors", () => {
  const users = (token: string) => strict.request("GET /api/accounts/v1/userlist/", { token });

  it("have them with a passkey, and cannot remove the last one", async () => {
    const { token, device, id, email } = await member("superuser", strict);
    expect((await users(token)).status).toBe(200);
    const entered = (await enter(device.use(await challenge(strict)), strict)).body as { token: string };
    expect((await users(entered.token)).status).toBe(200);
    // The password alone is only one factor.
    expect(await users(await strict.login(email))).toMatchObject({ body: { code: "two_factor_setup_required" } });
    const kept = { status: 403, body: { code: "two_factor_mandatory" } };
    expect(await remove(token, id, proof, strict)).toMatchObject(kept);
    const second = await addTo(token, createDevice(), proof, strict);
    expect((await remove(token, id, proof, strict)).status).toBe(204);
    expect(await remove(token, second.id, proof, strict)).toMatchObject(kept);
  });

  it("cannot add a factor or prove who they are with the password alone", async () => {
    const { device, id, email } = await member("superuser", strict);
    const token = await strict.login(email);
    const refused = { status: 403, body: { code: "passkey_required" } };
    expect(await begin(token, proof, strict)).toMatchObject(refused);
    expect(await remove(token, id, proof, strict)).toMatchObject(refused);
    const calls = ["two-factor", "own-data", "leave"] as const;
    for (const call of calls) {
      const address = `POST /api/accounts/v1/security/${call}/` as const;
      expect(await strict.request(address, { token, body: proof }), call).toMatchObject(refused);
    }
    const email_change = { ...proof, email: "elsewhere@example.org" };
    expect(await strict.request("POST /api/accounts/v1/security/email/", { token, body: email_change })).toMatchObject(
      refused,
    );
    const entered = (await enter(device.use(await challenge(strict)), strict)).body as { token: string };
    await addTo(entered.token, createDevice(), proof, strict);
    expect(await users(token)).toMatchObject({ body: { code: "two_factor_setup_required" } });
  });

  it("lose every factor when the operator resets them", async () => {
    const { token, device, email } = await member("superuser", strict);
    await strict.services.accounts.twoFactor.reset(email);
    expect((await users(token)).status).toBe(401);
    expect(await enter(device.use(await challenge(strict)), strict)).toMatchObject(failed);
  });
});

it("removes expired challenges", async () => {
  await challenge();
  t.advance(6 * 60_000);
  await challenge();
  await t.services.accounts.passkeys.sweep();
  expect(await t.query("select 1 from passkey_challenges")).toHaveLength(1);
});
