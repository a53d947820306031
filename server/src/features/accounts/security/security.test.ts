import { describe, expect, it, vi } from "vitest";
import { startApp } from "#test/app.ts";
import { password } from "#test/members.ts";

const t = await startApp();
const fresh = "another lake, another dawn";
const firefox = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0";

async function signedIn(email: string, userAgent?: string): Promise<string> {
  const headers = userAgent === undefined ? {} : { "user-agent": userAgent };
  const { body } = await t.request("POST /api/accounts/v1/login/", { body: { email, password }, headers });
  return (body as { token: string }).token;
}
const show = (token: string) => t.ok("GET /api/accounts/v1/security/", { token });
const change = (token: string, body: object = {}) =>
  t.request("POST /api/accounts/v1/security/password/", {
    token,
    body: { current_password: password, new_password1: fresh, new_password2: fresh, ...body },
  });
const signOut = (token: string, id: number) =>
  t.request("DELETE /api/accounts/v1/security/sessions/{id}/", { token, id });
const alive = async (token: string) => (await t.request("GET /api/accounts/v1/checkpro/", { token })).status === 200;
const logsIn = async (email: string, secret: string) =>
  (await t.request("POST /api/accounts/v1/login/", { body: { email, password: secret } })).status === 200;
const guess = (token: string, from: string, current_password = "not mine") =>
  t.request("POST /api/accounts/v1/security/leave/", { token, from, body: { current_password } });
const notices = (email: string) => t.mails.filter(({ to, subject }) => to === email && /password was/.test(subject));

describe("the devices", () => {
  it("are told with their names, last used first, without those that have ended", async () => {
    const { email } = await t.register();
    await signedIn(email, "a forgotten one");
    t.advance(31 * 86_400_000);
    await signedIn(email, firefox);
    const token = await signedIn(email);
    const { devices, ...rest } = await show(token);
    expect(rest).toEqual({
      email,
      email_confirmed: true,
      has_password: true,
      has_google: false,
      leaves_at: null,
      two_factor: false,
      recovery_codes: 0,
      passkeys: [],
      two_factor_mandatory: false,
      two_factor_setup_required: false,
    });
    expect(devices.map(({ name, current }) => [name, current])).toEqual([
      ["", true],
      ["Firefox on Windows", false],
    ]);
    expect(JSON.stringify(devices)).not.toContain(token);
  });

  it("are signed out one at a time, by their owner alone", async () => {
    const [one, other] = [await t.register(), await t.register()];
    const [here, there, theirs] = [await signedIn(one.email), await signedIn(one.email), await signedIn(other.email)];
    const id = (await show(here)).devices.find(({ current }) => !current)?.id ?? 0;
    expect((await signOut(theirs, id)).status).toBe(404);
    expect(await alive(there)).toBe(true);
    expect((await signOut(here, id)).status).toBe(204);
    expect([await alive(there), await alive(here), await alive(theirs)]).toEqual([false, true, true]);
    expect((await signOut(here, id)).status).toBe(404);
  });

  it("are signed out all at once, and nobody else's", async () => {
    const [one, other] = [await t.register(), await t.register()];
    const [here, there, theirs] = [await signedIn(one.email), await signedIn(one.email), await signedIn(other.email)];
    expect((await t.request("DELETE /api/accounts/v1/security/sessions/", { token: here })).status).toBe(204);
    expect([await alive(here), await alive(there), await alive(theirs)]).toEqual([false, false, true]);
  });
});

describe("a new password", () => {
  it("ends every other session and every reset link, and is told by mail", { timeout: 30_000 }, async () => {
    const { email, id } = await t.register();
    const [here, there] = [await signedIn(email), await signedIn(email)];
    await t.query("insert into password_resets values ($1, 'x', now() + interval '1 year')", [id]);
    const { status, body } = await change(here);
    expect([status, body]).toEqual([200, { detail: "Your password is changed." }]);
    expect([await alive(here), await alive(there)]).toEqual([true, false]);
    expect([await logsIn(email, password), await logsIn(email, fresh)]).toEqual([false, true]);
    expect(await t.query("select 1 from password_resets where user_id = $1", [id])).toEqual([]);
    await vi.waitFor(() => expect(notices(email)).toHaveLength(1), { timeout: 20_000 });
    expect(notices(email)[0]?.text).toContain("http://mindreel.test/forgot-password");
  });

  it.each([
    [{ current_password: "not mine at all" }, ["current_password"]],
    [{ new_password1: "short", new_password2: "short" }, ["new_password1"]],
    [{ new_password1: "password", new_password2: "password" }, ["new_password1"]],
    [{ new_password2: "something else" }, ["new_password2"]],
    [{ new_password1: "x", new_password2: "y" }, ["new_password1", "new_password2"]],
    [{ current_password: undefined }, ["current_password"]],
  ])("is refused with %j, and nothing ends", async (fault, fields) => {
    const { email } = await t.register();
    const [here, there] = [await signedIn(email), await signedIn(email)];
    const { status, body } = await change(here, fault);
    expect([status, Object.keys((body as { errors: object }).errors)]).toEqual([400, fields]);
    expect([await alive(here), await alive(there), await logsIn(email, password)]).toEqual([true, true, true]);
  });

  it("set five times at once by the old one is set once", { timeout: 30_000 }, async () => {
    const { email } = await t.register();
    const tokens = await Promise.all(Array.from({ length: 5 }, () => signedIn(email)));
    const answers = await Promise.all(
      tokens.map((token, n) => change(token, { new_password1: `${fresh} ${n}`, new_password2: `${fresh} ${n}` })),
    );
    const winner = answers.findIndex(({ status }) => status === 200);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await logsIn(email, `${fresh} ${winner}`)).toBe(true);
    const living = await Promise.all(tokens.map(alive));
    expect(living.filter(Boolean)).toHaveLength(1);
    expect(living[winner]).toBe(true);
  });

  it("cannot be set by whoever has none: they come by Google, and may ask for a link", async () => {
    const { email, id } = await t.register();
    const token = await signedIn(email);
    await t.query("update users set password_hash = null where id = $1", [id]);
    expect((await show(token)).has_password).toBe(false);
    expect((await change(token)).status).toBe(400);
    expect(await logsIn(email, password)).toBe(false);
  });
});

describe("the password, asked for again", { timeout: 60_000 }, () => {
  const network = (n: number) => `198.51.100.${n}`;

  it("is guessed ever more slowly, from however many networks and by whichever call", async () => {
    const { email } = await t.register();
    const [stolen, own] = [await signedIn(email), await signedIn(email)];
    for (let n = 1; n <= 3; n++) expect((await guess(stolen, network(n))).status).toBe(400);
    for (let n = 1; n <= 3; n++) expect((await change(stolen, { current_password: "not mine" })).status).toBe(400);
    const waits: number[] = [];
    for (let n = 4; n <= 13; n++) {
      const { status, body, headers } = await guess(stolen, network(n));
      expect([status, body]).toMatchObject([429, { code: "rate_limited" }]);
      expect((await change(stolen, { current_password: "not mine" })).status).toBe(429);
      waits.push(Number(headers["retry-after"]));
      t.advance(Number(headers["retry-after"]) * 1000);
      expect((await guess(stolen, network(n))).status).toBe(400);
    }
    expect(waits).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 300, 300]);
    // The right one is not told early either; nor does its owner wait anywhere else.
    expect((await guess(stolen, network(14), password)).status).toBe(429);
    expect(await logsIn(email, password)).toBe(true);
    const other = await t.register();
    expect((await guess(await signedIn(other.email), network(1))).status).toBe(400);
    t.advance(300_000);
    expect((await change(own)).status).toBe(200);
    expect(await logsIn(email, fresh)).toBe(true);
  });

  it("may be mistyped now and then: the right one starts anew", async () => {
    const { email } = await t.register();
    const token = await signedIn(email);
    for (let round = 1; round <= 3; round++) {
      for (let n = 1; n <= 5; n++) expect((await guess(token, network(n))).status).toBe(400);
      expect((await guess(token, network(1), password)).status).toBe(200);
    }
  });

  it("guessed many times at once is guessed no more often", async () => {
    const { email } = await t.register();
    const token = await signedIn(email);
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => guess(token, network(n + 1))));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(6);
  });
});
