import { describe, expect, it, vi } from "vitest";
import { startApp } from "#test/app/app.ts";
import { first, password } from "#test/app/members.ts";
import { codeAt, withTwoFactor } from "#test/authenticator.ts";

const t = await startApp();
const member = () => withTwoFactor(t);
const proof = { current_password: password };

const logIn = (email: string, code?: string, secret = password) =>
  t.request("POST /api/accounts/v1/login/", { body: { email, password: secret, ...(code !== undefined && { code }) } });
const begin = (token: string, body: object = proof) =>
  t.request("POST /api/accounts/v1/security/two-factor/", { token, body });
const confirm = (token: string, code: string) =>
  t.request("POST /api/accounts/v1/security/two-factor/confirm/", { token, body: { code } });
const off = (token: string, body: object) =>
  t.request("POST /api/accounts/v1/security/two-factor/off/", { token, body });
const renew = (token: string, body: object) =>
  t.request("POST /api/accounts/v1/security/two-factor/recovery-codes/", { token, body });
const show = (token: string) => t.ok("GET /api/accounts/v1/security/", { token });
const isValid = async (token: string) => (await t.request("GET /api/accounts/v1/checkpro/", { token })).status === 200;
const mailed = (email: string, subject: RegExp) =>
  vi.waitFor(() => expect(t.mails.filter((mail) => mail.to === email && subject.test(mail.subject))).toHaveLength(1));
const fields = (body: unknown) => Object.keys((body as { errors: object }).errors);
const wrongFor = (code: string) => String((Number(code) + 500_000) % 1_000_000).padStart(6, "0");

const required = { message: "Please enter the code from your authenticator app.", code: "two_factor_required" };
const failed = { message: "This code is wrong, or has already been used.", code: "two_factor_failed" };

describe("turning two-factor sign-in on", () => {
  it("asks for the password and a code, ends other sessions, and sends a mail", async () => {
    const { email, id } = await t.register();
    const [here, there] = [await t.login(email), await t.login(email)];
    const { body } = await begin(here);
    const { secret, uri } = body as { secret: string; uri: string };
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    const url = new URL(uri);
    expect([url.protocol, url.host, decodeURIComponent(url.pathname)]).toEqual([
      "otpauth:",
      "totp",
      `/Mindreel:${email}`,
    ]);
    expect(url.searchParams.get("secret")).toBe(secret);
    // Nothing has changed yet.
    expect((await logIn(email)).status).toBe(200);
    const { status, body: on } = await confirm(here, codeAt(secret, t.clock()));
    expect(status).toBe(200);
    const codes = (on as { recovery_codes: string[] }).recovery_codes;
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^([0-9a-hjkmnp-tv-z]{5}-){2}[0-9a-hjkmnp-tv-z]{5}$/);
    expect([await isValid(here), await isValid(there)]).toEqual([true, false]);
    expect(await show(here)).toMatchObject({ two_factor: true, recovery_codes: 10 });
    expect(await t.ok("GET /api/accounts/v1/current_user/", { token: here })).toMatchObject({ two_factor: true });
    expect(await t.query("select two_factor from sessions where user_id = $1", [id])).toEqual([{ two_factor: true }]);
    await mailed(email, /^Two-factor sign-in is on/);
  });

  it("stores neither the key nor the recovery codes in plain text", async () => {
    const { secret, recoveryCodes, code, email } = await member();
    await logIn(email, code());
    const tables = await t.query<{ name: string }>(
      "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss')",
    );
    const log = t.log.join("");
    const secrets = [secret, ...recoveryCodes, ...recoveryCodes.map((text) => text.replaceAll("-", ""))];
    for (const { name } of tables) {
      const found = `select 1 from ${name} r, unnest($1::text[]) given where strpos(r::text, given) > 0`;
      expect(await t.query(found, [secrets]), name).toEqual([]);
    }
    for (const given of secrets) expect(log).not.toContain(given);
  });

  it("fails without the password, without a confirmed address, and when it is on already", async () => {
    const { email, id } = await t.register();
    const token = await t.login(email);
    for (const body of [{}, { current_password: "" }, { current_password: "not this one" }]) {
      const { status, body: response } = await begin(token, body);
      expect([status, fields(response)]).toEqual([400, ["current_password"]]);
    }
    await t.query("update users set email_confirmed_at = null where id = $1", [id]);
    expect(await begin(token)).toMatchObject({ status: 403, body: { code: "email_unconfirmed" } });
    const on = await member();
    const again = { ...proof, code: on.code() };
    expect(await begin(on.token, again)).toMatchObject({ status: 409, body: { code: "two_factor_on" } });
    expect(await confirm(on.token, on.code())).toMatchObject({ status: 409, body: { code: "two_factor_on" } });
  });

  it("fails with a wrong code, with a replaced key, and after a quarter of an hour", async () => {
    const { email } = await t.register();
    const token = await t.login(email);
    expect(await confirm(token, "000000")).toMatchObject({ status: 409, body: { code: "setup_expired" } });
    const [one, two] = [await begin(token), await begin(token)].map(({ body }) => (body as { secret: string }).secret);
    for (const code of [codeAt(one ?? "", t.clock()), wrongFor(codeAt(two ?? "", t.clock())), "nonsense"]) {
      const { status, body } = await confirm(token, code);
      expect([status, fields(body)]).toEqual([400, ["code"]]);
    }
    t.advance(16 * 60_000);
    const late = await confirm(token, codeAt(two ?? "", t.clock()));
    expect(late).toMatchObject({ status: 409, body: { code: "setup_expired" } });
    expect(await show(token)).toMatchObject({ two_factor: false, recovery_codes: 0 });
  });

  it("accepts the digits of a Japanese keyboard, and rejects anything else with 400", async () => {
    const { email } = await t.register();
    const token = await t.login(email);
    const { secret } = (await begin(token)).body as { secret: string };
    for (const odd of [
      "１２３",
      "٣٤٥٦٧٨",
      "１２３４５６７",
      "\u{1d7d8}".repeat(6),
      "a".repeat(40),
      "\ud800",
      "½½½½½½",
    ]) {
      expect((await confirm(token, odd)).status, odd).toBe(400);
    }
    const wide = codeAt(secret, t.clock()).replaceAll(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)));
    expect((await confirm(token, wide)).status).toBe(200);
  });

  it("succeeds only once under concurrent confirmations", async () => {
    const { email } = await t.register();
    const token = await t.login(email);
    const { secret } = (await begin(token)).body as { secret: string };
    const code = codeAt(secret, t.clock());
    const responses = await Promise.all(Array.from({ length: 10 }, () => confirm(token, code)));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
    expect(await show(token)).toMatchObject({ recovery_codes: 10 });
  });

  it("asks members without a password for a recent sign-in", async () => {
    const { email, id } = await t.register();
    const token = await t.login(email);
    await t.query("update users set password_hash = null where id = $1", [id]);
    expect((await begin(token, {})).status).toBe(200);
    t.advance(16 * 60_000);
    expect(await begin(token, {})).toMatchObject({ status: 403, body: { code: "sign_in_again" } });
  });
});

describe("two-factor sign-in", () => {
  it("asks for the code only after the right password", async () => {
    const { email, code } = await member();
    expect(await logIn(email)).toMatchObject({ status: 401, body: required });
    expect(await logIn(email, " ")).toMatchObject({ status: 401, body: required });
    const plain = { message: "User authentication failed", code: "login_failed" };
    for (const given of [undefined, code(), "000000"]) {
      expect(await logIn(email, given, "not this one")).toMatchObject({ status: 401, body: plain });
    }
    const now = code();
    const { status, body } = await logIn(email, `${now.slice(0, 3)} ${now.slice(3)}`);
    expect([status, body]).toMatchObject([200, { two_factor: true, token: expect.any(String) }]);
  });

  it("ignores a code from members who need none", async () => {
    const { email } = await t.register();
    const { status, body } = await logIn(email, "000000");
    expect([status, body]).toMatchObject([200, { two_factor: false }]);
  });

  it("accepts a code only once, and no older one afterwards", async () => {
    const { email, secret, code } = await member();
    const now = code();
    const before = codeAt(secret, new Date(t.clock().getTime() - 30_000));
    expect((await logIn(email, now)).status).toBe(200);
    expect(await logIn(email, now)).toMatchObject({ status: 401, body: failed });
    expect(await logIn(email, before)).toMatchObject({ status: 401, body: failed });
    // From a device whose clock is half a minute fast.
    expect((await logIn(email, codeAt(secret, new Date(t.clock().getTime() + 30_000)))).status).toBe(200);
  });

  it("accepts one of fifty concurrent uses of a code", async () => {
    const { email, code, recoveryCodes, id } = await member();
    for (const given of [code(), first(recoveryCodes.slice(0, 1))]) {
      const before = await t.query("select 1 from sessions where user_id = $1", [id]);
      const responses = await Promise.all(Array.from({ length: 50 }, () => logIn(email, given)));
      expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
      for (const { status, body } of responses) if (status !== 200) expect([status, body]).toEqual([401, failed]);
      expect(await t.query("select 1 from sessions where user_id = $1", [id])).toHaveLength(before.length + 1);
    }
  });

  it("accepts each recovery code once, however it is typed, and sends a mail", async () => {
    const { email, recoveryCodes, token } = await member();
    const [one = "", two = ""] = recoveryCodes;
    const typed = one.toUpperCase().replaceAll("-", " ").replaceAll("0", "O").replaceAll("1", "l");
    expect((await logIn(email, typed)).status).toBe(200);
    expect(await logIn(email, one)).toMatchObject({ status: 401, body: failed });
    expect((await show(token)).recovery_codes).toBe(9);
    await mailed(email, /^A recovery code of your/);
    const other = await member();
    expect((await logIn(other.email, two)).status).toBe(401);
    expect((await logIn(email, two)).status).toBe(200);
  });

  it("still asks for a code after a password reset", async () => {
    const { email, id, code } = await member();
    await t.ok("POST /dj-rest-auth/password/reset/", { body: { email } });
    const mail = () => t.mails.find(({ to, subject }) => to === email && /^Set a new password/.test(subject));
    await vi.waitFor(() => expect(mail()).toBeDefined());
    const token = /\/reset-password\/\d+\/([\w-]+)/.exec(mail()?.text ?? "")?.[1] ?? "";
    const fresh = "another lake, another dawn";
    const params = { uid: String(id), token };
    const body = { new_password1: fresh, new_password2: fresh, ...params };
    await t.ok("POST /reset-password/{uid}/{token}/", { params, body });
    expect(await logIn(email, undefined, fresh)).toMatchObject({ status: 401, body: required });
    expect((await logIn(email, code(), fresh)).status).toBe(200);
  });
});

describe("guessing codes", () => {
  it("leads to ever longer waits, notifies the owner, and never blocks a recovery code", async () => {
    const { email, secret, code, recoveryCodes } = await member();
    const guess = () => logIn(email, wrongFor(code()));
    for (let n = 0; n < 5; n++) expect(await guess()).toMatchObject({ status: 401, body: failed });
    await mailed(email, /^Wrong codes for your/);
    // Even the right code is refused during the wait.
    const now = code();
    const refused = await logIn(email, now);
    expect(refused).toMatchObject({ status: 429, body: { code: "rate_limited" } });
    expect(refused.headers["retry-after"]).toBe("30");
    expect(refused.body).toMatchObject({ message: expect.stringContaining("Please wait 30 seconds, or use") });
    expect((await logIn(email, first(recoveryCodes.slice(0, 1)))).status).toBe(200);
    expect((await logIn(email, now)).status).toBe(429);
    for (const seconds of [31, 61, 121, 241, 481, 901, 901]) {
      t.advance(seconds * 1000);
      expect((await guess()).status).toBe(401);
      expect((await guess()).status).toBe(429);
    }
    t.advance(901_000);
    expect((await logIn(email, codeAt(secret, t.clock()))).status).toBe(200);
    t.advance(30_000);
    for (let n = 0; n < 4; n++) await guess();
    expect((await logIn(email, code())).status).toBe(200);
  });

  it("does not count a replayed code as a guess", async () => {
    const { email, code } = await member();
    const now = code();
    expect((await logIn(email, now)).status).toBe(200);
    for (let n = 0; n < 8; n++) expect((await logIn(email, now)).status).toBe(401);
    t.advance(30_000);
    expect((await logIn(email, code())).status).toBe(200);
  });
});

describe("turning two-factor sign-in off", () => {
  it("asks for the password and a code, and sends a mail", async () => {
    const { token, email, code, id } = await member();
    for (const [body, field] of [
      [proof, "code"],
      [{ ...proof, code: "" }, "code"],
      [{ ...proof, code: wrongFor(code()) }, "code"],
      [{ code: code() }, "current_password"],
      [{ current_password: "not this one", code: code() }, "current_password"],
    ] as const) {
      const response = await off(token, body);
      expect([response.status, fields(response.body)]).toEqual([400, [field]]);
    }
    expect((await logIn(email)).status).toBe(401);
    expect(await off(token, { ...proof, code: code() })).toMatchObject({ status: 200 });
    expect((await logIn(email)).status).toBe(200);
    expect(await show(token)).toMatchObject({ two_factor: false, recovery_codes: 0 });
    // Sessions opened with a code no longer count as two factors.
    const strong = await t.query("select 1 from sessions where user_id = $1 and two_factor", [id]);
    expect(strong).toEqual([]);
    for (const table of ["authenticators", "recovery_codes"]) {
      expect(await t.query(`select 1 from ${table} where user_id = $1`, [id])).toEqual([]);
    }
    await mailed(email, /^Two-factor sign-in is off/);
    expect(await off(token, proof)).toMatchObject({ status: 409, body: { code: "two_factor_off" } });
  });

  it("accepts a recovery code from members who lost their app", async () => {
    const { token, recoveryCodes, email } = await member();
    expect((await off(token, { ...proof, code: first(recoveryCodes.slice(3, 4)) })).status).toBe(200);
    expect((await logIn(email)).status).toBe(200);
  });

  it("limits guesses as well", async () => {
    const { token, code } = await member();
    for (let n = 0; n < 5; n++) expect((await off(token, { ...proof, code: wrongFor(code()) })).status).toBe(400);
    expect(await off(token, { ...proof, code: code() })).toMatchObject({ status: 429, body: { code: "rate_limited" } });
  });
});

describe("new recovery codes", () => {
  it("replace the old ones, and send a mail", async () => {
    const { token, email, code, recoveryCodes } = await member();
    expect((await renew(token, proof)).status).toBe(400);
    const { status, body } = await renew(token, { ...proof, code: code() });
    expect(status).toBe(200);
    const fresh = (body as { recovery_codes: string[] }).recovery_codes;
    expect(fresh).toHaveLength(10);
    expect((await logIn(email, recoveryCodes[0])).status).toBe(401);
    expect((await logIn(email, fresh[0])).status).toBe(200);
    await mailed(email, /^New recovery codes/);
  });

  it("need two-factor sign-in to be on", async () => {
    const { email } = await t.register();
    const response = await renew(await t.login(email), proof);
    expect(response).toMatchObject({ status: 409, body: { code: "two_factor_off" } });
  });
});
