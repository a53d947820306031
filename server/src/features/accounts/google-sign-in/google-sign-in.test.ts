import { afterAll, describe, expect, it } from "vitest";
import { startApp } from "#test/app.ts";
import { withTwoFactor } from "#test/authenticator.ts";
import { first, password } from "#test/members.ts";
import { startGoogle } from "#test/peers/google.ts";

const google = await startGoogle();
afterAll(() => google.stop());
const t = await startApp({ config: { google: { clientId: "films", apiBase: google.url } } });
const unset = await startApp();
const away = await startGoogle();
await away.stop();
const lost = await startApp({ config: { google: { clientId: "films", apiBase: away.url } } });

const call = "POST /api/accounts/v1/google/login/";
let people = 0;

/** A token of a new person, right unless told otherwise. */
function person(changes: { token?: object; user?: object; delay?: number } = {}) {
  const n = ++people;
  const [access_token, sub, email] = [`ya29.${n}`, `sub-${n}`, `person${n}@example.com`];
  google.know(access_token, {
    token: {
      aud: "films",
      azp: "films",
      sub,
      expires_in: "3599",
      exp: String(Date.now() / 1000 + 3599),
      ...changes.token,
    },
    user: { sub, email, email_verified: true, name: `Person ${n}`, picture: "https://x/y.png", ...changes.user },
    ...(changes.delay && { delay: changes.delay }),
  });
  return { access_token, sub, email };
}

const signIn = (access_token: string) => t.ok(call, { body: { access_token } });
const refused = { code: "google_failed", message: expect.any(String) };

describe("signing in by Google", () => {
  it("makes an account of a new person, and finds it again", async () => {
    const { access_token, email } = person();
    const one = await signIn(access_token);
    expect(one).toMatchObject({ created: true, user_info: { email, is_superuser: false, is_pro: false } });
    expect(one.user_info.token).toBe(one.token);
    const two = await signIn(access_token);
    expect(two).toMatchObject({ created: false, user_info: { id: one.user_info.id } });
    const user = await t.ok("GET /api/accounts/v1/current_user/", { token: two.token });
    expect(user).toMatchObject({ email, full_name: one.user_info.full_name });
  });

  it("knows the person when their address at Google has changed", async () => {
    const before = person();
    const { user_info } = await signIn(before.access_token);
    const after = person({ token: { sub: before.sub }, user: { sub: before.sub, email: "moved@example.com" } });
    expect(await signIn(after.access_token)).toMatchObject({ created: false, user_info: { id: user_info.id } });
  });

  it("takes the verified mark as a string, too, and a name that is taken", async () => {
    const taken = first(await t.members("member", 1));
    const { access_token } = person({ user: { email_verified: "true", name: taken.username } });
    const { user_info } = await signIn(access_token);
    expect(user_info.username).toMatch(new RegExp(`^${taken.username} \\d+$`));
  });

  it("links an account with the address, and drops a password that nobody proved", async () => {
    const { email, id } = await t.register();
    await t.query(
      `update users set email_confirmed_at = null, secondary_email = 'stranger@example.org',
         secondary_email_confirmed_at = now() where id = $1`,
      [id],
    );
    const session = await t.login(email);
    const told = () =>
      t.query(
        "select data ->> 'email' as email from pgboss.job where data ->> 'change' = 'google_linked' order by created_on",
      );
    const before = await told();
    await t.ok("POST /api/accounts/v1/security/leave/", { token: session, body: { current_password: password } });
    const { access_token } = person({ user: { email: email.toUpperCase() } });
    const linked = await signIn(access_token);
    expect(linked).toMatchObject({ created: false, user_info: { id } });
    expect((await t.request("GET /api/accounts/v1/current_user/", { token: session })).status).toBe(401);
    expect((await t.request("POST /api/accounts/v1/login/", { body: { email, password } })).status).toBe(401);
    // Nor does whoever chose it get mails about the account, or have it deleted.
    const rows = await t.query("select secondary_email, leaves_at from users where id = $1", [id]);
    expect(rows).toEqual([{ secondary_email: "", leaves_at: null }]);
    expect(await told()).toEqual([...before, { email }]);
  });

  it("keeps the password of whoever proved the address", async () => {
    const { email, id } = await t.register();
    const { access_token } = person({ user: { email } });
    expect((await signIn(access_token)).user_info.id).toBe(id);
    expect((await t.request("POST /api/accounts/v1/login/", { body: { email, password } })).status).toBe(200);
  });

  it("asks whoever has two-factor sign-in for a code, before it links anything", async () => {
    const { email, id, code, recoveryCodes } = await withTwoFactor(t);
    const { access_token } = person({ user: { email } });
    const enter = (given?: string) =>
      t.request(call, { body: { access_token, ...(given !== undefined && { code: given }) } });
    expect(await enter()).toMatchObject({ status: 400, body: { code: "google_two_factor_required" } });
    expect(await enter("000000x")).toMatchObject({ status: 400, body: { code: "google_two_factor_failed" } });
    expect(await t.query("select google_sub from users where id = $1", [id])).toEqual([{ google_sub: null }]);
    const now = code();
    expect(await enter(now)).toMatchObject({
      status: 200,
      body: { created: false, user_info: { id, two_factor: true } },
    });
    expect(await enter(now)).toMatchObject({ status: 400, body: { code: "google_two_factor_failed" } });
    expect(await enter()).toMatchObject({ status: 400, body: { code: "google_two_factor_required" } });
    expect((await enter(recoveryCodes[0])).status).toBe(200);
    const sessions = await t.query("select two_factor from sessions where user_id = $1", [id]);
    expect(sessions).toEqual(Array.from({ length: 3 }, () => ({ two_factor: true })));
  });

  it("makes one account of one person, however many sign in at once", async () => {
    const { access_token, email } = person();
    const answers = await Promise.all(Array.from({ length: 10 }, () => t.request(call, { body: { access_token } })));
    for (const { status } of answers) expect(status).toBe(200);
    expect(await t.query("select 1 from users where email = $1", [email])).toHaveLength(1);
    expect((await signIn(access_token)).created).toBe(false);
  });

  it.each([
    ["made for somebody else", { token: { aud: "another" } }],
    ["without an audience", { token: { aud: undefined } }],
    ["that is over", { token: { expires_in: "0", exp: "1" } }],
    ["that is over by its date alone", { token: { expires_in: undefined, exp: String(Date.now() / 1000 - 1) } }],
    ["without an end", { token: { expires_in: undefined, exp: undefined } }],
    ["of another person than it says", { token: { sub: "somebody else" } }],
    ["of an address that is not verified", { user: { email_verified: false } }],
    ["of an address that is not verified (text)", { user: { email_verified: "false" } }],
    ["without an address", { user: { email: undefined } }],
    ["without a person", { user: { sub: "" } }],
  ])("is refused with a token %s", async (_, changes) => {
    const { access_token, email } = person(changes);
    const { status, body } = await t.request(call, { body: { access_token } });
    expect([status, body]).toEqual([400, refused]);
    expect(await t.query("select 1 from users where email = $1", [email])).toEqual([]);
  });

  it("is refused with a token that Google does not know, to the blocked, and to another person with the address", async () => {
    const blocked = person();
    await t.block((await signIn(blocked.access_token)).user_info.id);
    const owner = person();
    await signIn(owner.access_token);
    const thief = person({ user: { email: owner.email } });
    for (const access_token of ["unknown", blocked.access_token, thief.access_token, " ", "x\n"]) {
      const { status, body } = await t.request(call, { body: { access_token } });
      expect([status, body]).toEqual([400, refused]);
    }
  });

  it("is refused where it is not set up, and where Google is not reached", async () => {
    const { access_token } = person();
    expect((await unset.request(call, { body: { access_token } })).body).toEqual(refused);
    expect((await lost.request(call, { body: { access_token } })).body).toEqual(refused);
  });

  it("is refused when Google takes longer than ten seconds", { timeout: 30_000 }, async () => {
    const { access_token } = person({ delay: 11_000 });
    const { status, body } = await t.request(call, { body: { access_token } });
    expect([status, body]).toEqual([400, refused]);
  });
});
