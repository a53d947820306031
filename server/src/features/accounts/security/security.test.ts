import { describe, expect, it, vi } from "vitest";
import { startApp } from "#test/app/app.ts";
import { password } from "#test/app/members.ts";

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
const isValid = async (token: string) => (await t.request("GET /api/accounts/v1/checkpro/", { token })).status === 200;
const logsIn = async (email: string, secret: string) =>
  (await t.request("POST /api/accounts/v1/login/", { body: { email, password: secret } })).status === 200;
const notices = (email: string) => t.mails.filter(({ to, subject }) => to === email && /password was/.test(subject));

describe("the list of devices", () => {
  it("has names, the last used first, and no expired sessions", async () => {
    const { email } = await t.register();
    await signedIn(email, "an expired session");
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

  it("has a device that signed in after it was read", async () => {
    const { email } = await t.register();
    const token = await signedIn(email);
    expect((await show(token)).devices).toHaveLength(1);
    await signedIn(email, firefox);
    expect((await show(token)).devices).toHaveLength(2);
  });

  it("signs out a single device, only for its owner", async () => {
    const [one, other] = [await t.register(), await t.register()];
    const [here, there, theirs] = [await signedIn(one.email), await signedIn(one.email), await signedIn(other.email)];
    const id = (await show(here)).devices.find(({ current }) => !current)?.id ?? 0;
    expect((await signOut(theirs, id)).status).toBe(404);
    expect(await isValid(there)).toBe(true);
    expect((await signOut(here, id)).status).toBe(204);
    expect([await isValid(there), await isValid(here), await isValid(theirs)]).toEqual([false, true, true]);
    expect((await signOut(here, id)).status).toBe(404);
  });

  it("signs out every device of one member", async () => {
    const [one, other] = [await t.register(), await t.register()];
    const [here, there, theirs] = [await signedIn(one.email), await signedIn(one.email), await signedIn(other.email)];
    expect((await t.request("DELETE /api/accounts/v1/security/sessions/", { token: here })).status).toBe(204);
    expect([await isValid(here), await isValid(there), await isValid(theirs)]).toEqual([false, false, true]);
  });
});

describe("changing the password", () => {
  it("ends every other session and every reset link, and sends a mail", async () => {
    const { email, id } = await t.register();
    const [here, there] = [await signedIn(email), await signedIn(email)];
    await t.query(
      `insert into one_time_links (user_id, token_hash, purpose, email, created_at, expires_at)
         values ($1, 'x', 'password_reset', $2, now(), now() + interval '1 year')`,
      [id, email],
    );
    const { status, body } = await change(here);
    expect([status, body]).toEqual([200, { detail: "Your password has been changed." }]);
    expect([await isValid(here), await isValid(there)]).toEqual([true, false]);
    expect([await logsIn(email, password), await logsIn(email, fresh)]).toEqual([false, true]);
    expect(await t.query("select 1 from one_time_links where user_id = $1", [id])).toEqual([]);
    await vi.waitFor(() => expect(notices(email)).toHaveLength(1));
    expect(notices(email)[0]?.text).toContain("http://mindreel.test/forgot-password");
  });

  it.each([
    [{ current_password: "not mine at all" }, ["current_password"]],
    [{ new_password1: "short", new_password2: "short" }, ["new_password1"]],
    [{ new_password1: "password", new_password2: "password" }, ["new_password1"]],
    [{ new_password2: "something else" }, ["new_password2"]],
    [{ new_password1: "x", new_password2: "y" }, ["new_password1", "new_password2"]],
    [{ current_password: undefined }, ["current_password"]],
  ])("fails with %j, and ends nothing", async (fault, fields) => {
    const { email } = await t.register();
    const [here, there] = [await signedIn(email), await signedIn(email)];
    const { status, body } = await change(here, fault);
    expect([status, Object.keys((body as { errors: object }).errors)]).toEqual([400, fields]);
    expect([await isValid(here), await isValid(there), await logsIn(email, password)]).toEqual([true, true, true]);
  });

  it("succeeds once under concurrent calls with the old password", async () => {
    const { email } = await t.register();
    const tokens = await Promise.all(Array.from({ length: 5 }, () => signedIn(email)));
    const responses = await Promise.all(
      tokens.map((token, n) => change(token, { new_password1: `${fresh} ${n}`, new_password2: `${fresh} ${n}` })),
    );
    const winner = responses.findIndex(({ status }) => status === 200);
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await logsIn(email, `${fresh} ${winner}`)).toBe(true);
    const valid = await Promise.all(tokens.map(isValid));
    expect(valid.filter(Boolean)).toHaveLength(1);
    expect(valid[winner]).toBe(true);
  });

  it("fails for members without a password, who can ask for a reset link", async () => {
    const { email, id } = await t.register();
    const token = await signedIn(email);
    await t.query("update users set password_hash = null where id = $1", [id]);
    expect((await show(token)).has_password).toBe(false);
    expect((await change(token)).status).toBe(400);
    expect(await logsIn(email, password)).toBe(false);
  });
});
